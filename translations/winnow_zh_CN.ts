<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
<context>
    <name>Winnow::Action</name>
    <message>
        <source>&amp;File</source>
        <translation>文件(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>编辑(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Issue</source>
        <translation>Issue(&amp;I)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>视图(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>帮助(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;New workspace…</source>
        <translation>新建工作区(&amp;N)…</translation>
    </message>
    <message>
        <source>Makes an empty workspace file.</source>
        <translation>新建一个空的工作区文件。</translation>
    </message>
    <message>
        <source>&amp;Open workspace…</source>
        <translation>打开工作区(&amp;O)…</translation>
    </message>
    <message>
        <source>Opens a workspace file.</source>
        <translation>打开一个工作区文件。</translation>
    </message>
    <message>
        <source>Open the &amp;sample batch</source>
        <translation>打开示例期(&amp;S)</translation>
    </message>
    <message>
        <source>Opens the made-up batch that comes with Winnow, to try things out.</source>
        <translation>打开随 Winnow 附带的虚构示例期，供试用。</translation>
    </message>
    <message>
        <source>&amp;Import bundles…</source>
        <translation>导入数据包(&amp;I)…</translation>
    </message>
    <message>
        <source>Takes issues, changes and drafts from bundle files into the workspace.</source>
        <translation>把数据包文件中的 Issue、变更和行稿导入工作区。</translation>
    </message>
    <message>
        <source>&amp;Close workspace</source>
        <translation>关闭工作区(&amp;C)</translation>
    </message>
    <message>
        <source>Closes the workspace and shows the welcome page.</source>
        <translation>关闭工作区，回到欢迎页。</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>退出(&amp;Q)</translation>
    </message>
    <message>
        <source>Closes the window. Every decision is saved already.</source>
        <translation>关闭窗口。所有取舍都已保存。</translation>
    </message>
    <message>
        <source>&amp;Undo decision</source>
        <translation>撤销取舍(&amp;U)</translation>
    </message>
    <message>
        <source>Takes the latest decision back, as far back as there are any.</source>
        <translation>撤回最近一次取舍，可一直撤到最早一次。</translation>
    </message>
    <message>
        <source>&amp;Redo decision</source>
        <translation>重做取舍(&amp;R)</translation>
    </message>
    <message>
        <source>Makes again what was taken back last.</source>
        <translation>重做最近撤回的取舍。</translation>
    </message>
    <message>
        <source>&amp;Search</source>
        <translation>搜索(&amp;S)</translation>
    </message>
    <message>
        <source>Goes to the search field that narrows the table.</source>
        <translation>转到筛选表格的搜索框。</translation>
    </message>
    <message>
        <source>&amp;Clear the filter</source>
        <translation>清除筛选(&amp;C)</translation>
    </message>
    <message>
        <source>Forgets search words and chosen facets, and shows all candidates.</source>
        <translation>清除搜索词和已选筛选项，显示全部候选。</translation>
    </message>
    <message>
        <source>Re&amp;viewer&apos;s name…</source>
        <translation>审阅人署名(&amp;V)…</translation>
    </message>
    <message>
        <source>Changes the name that is recorded with decisions.</source>
        <translation>更改随取舍一起记录的署名。</translation>
    </message>
    <message>
        <source>N&amp;ext issue</source>
        <translation>下一条(&amp;X)</translation>
    </message>
    <message>
        <source>Moves to the row below.</source>
        <translation>移到下一行。</translation>
    </message>
    <message>
        <source>&amp;Previous issue</source>
        <translation>上一条(&amp;P)</translation>
    </message>
    <message>
        <source>Moves to the row above.</source>
        <translation>移到上一行。</translation>
    </message>
    <message>
        <source>Next un&amp;decided issue</source>
        <translation>下一条未定(&amp;D)</translation>
    </message>
    <message>
        <source>Moves to the next undecided row below, then from the top.</source>
        <translation>移到下方最近的未定行；到底后从头再找。</translation>
    </message>
    <message>
        <source>&amp;Keep</source>
        <translation>保留(&amp;K)</translation>
    </message>
    <message>
        <source>Keeps the current or the selected issues for the article.</source>
        <translation>保留当前或所选的 Issue，写入文章。</translation>
    </message>
    <message>
        <source>Keep with a &amp;reason…</source>
        <translation>附理由保留(&amp;R)…</translation>
    </message>
    <message>
        <source>Keeps, and asks why.</source>
        <translation>保留，并询问理由。</translation>
    </message>
    <message>
        <source>Dr&amp;op…</source>
        <translation>剔除(&amp;O)…</translation>
    </message>
    <message>
        <source>Opens the reasons for a drop; a digit picks one.</source>
        <translation>打开剔除理由，按数字键选定。</translation>
    </message>
    <message>
        <source>&amp;Hold…</source>
        <translation>搁置(&amp;H)…</translation>
    </message>
    <message>
        <source>Puts aside, with a date or until something changes.</source>
        <translation>先放一放，可定日期，或等到有变化。</translation>
    </message>
    <message>
        <source>&amp;Mark as duplicate…</source>
        <translation>标为重复(&amp;M)…</translation>
    </message>
    <message>
        <source>Drops as a duplicate of an issue that one chooses.</source>
        <translation>选定另一条 Issue，把这条作为其重复而剔除。</translation>
    </message>
    <message>
        <source>&amp;Undecided</source>
        <translation>未定(&amp;U)</translation>
    </message>
    <message>
        <source>Sets the current or the selected issues back to undecided.</source>
        <translation>把当前或所选的 Issue 恢复为未定。</translation>
    </message>
    <message>
        <source>Write a &amp;note</source>
        <translation>写备注(&amp;N)</translation>
    </message>
    <message>
        <source>Goes to the note, which is recorded with the decision.</source>
        <translation>转到备注框，备注随取舍一起记录。</translation>
    </message>
    <message>
        <source>Open the page in the &amp;browser</source>
        <translation>在浏览器中打开页面(&amp;B)</translation>
    </message>
    <message>
        <source>Opens the issue on its forge.</source>
        <translation>打开该 Issue 在代码托管平台上的页面。</translation>
    </message>
    <message>
        <source>Apply the pre&amp;filter rules</source>
        <translation>应用预筛规则(&amp;F)</translation>
    </message>
    <message>
        <source>Drops what the series&apos; rules name; editors&apos; decisions stay.</source>
        <translation>按本系列的规则剔除；编辑的取舍不受影响。</translation>
    </message>
    <message>
        <source>&amp;Triage</source>
        <translation>分拣(&amp;T)</translation>
    </message>
    <message>
        <source>Shows the triage desk: what is kept, and what is dropped.</source>
        <translation>显示分拣台：决定哪些保留、哪些剔除。</translation>
    </message>
    <message>
        <source>Go to the ta&amp;ble</source>
        <translation>转到表格(&amp;B)</translation>
    </message>
    <message>
        <source>Puts the keyboard into the candidate table.</source>
        <translation>把键盘焦点移到候选表。</translation>
    </message>
    <message>
        <source>&amp;Conversation</source>
        <translation>对话(&amp;C)</translation>
    </message>
    <message>
        <source>Shows what was said about the issue.</source>
        <translation>显示该 Issue 的讨论。</translation>
    </message>
    <message>
        <source>&amp;Issue text</source>
        <translation>正文(&amp;I)</translation>
    </message>
    <message>
        <source>Shows what the author of the issue wrote.</source>
        <translation>显示 Issue 作者写的正文。</translation>
    </message>
    <message>
        <source>&amp;Record</source>
        <translation>记录(&amp;R)</translation>
    </message>
    <message>
        <source>Shows decisions, proposals, changes, graph references and drafts.</source>
        <translation>显示取舍、建议、变更、图谱引用和行稿。</translation>
    </message>
    <message>
        <source>&amp;Group by repository</source>
        <translation>按仓库分组(&amp;G)</translation>
    </message>
    <message>
        <source>Puts the issues of a repository together, or takes them apart again.</source>
        <translation>把同一仓库的 Issue 排在一起，或恢复原来的顺序。</translation>
    </message>
    <message>
        <source>Rows around the &amp;quota</source>
        <translation>名额线两侧(&amp;Q)</translation>
    </message>
    <message>
        <source>Shows the weakest kept and the strongest not kept issues, to swap a pair.</source>
        <translation>显示保留中最弱的与未保留中最强的，可以对调一对。</translation>
    </message>
    <message>
        <source>&amp;Find an action…</source>
        <translation>查找操作(&amp;F)…</translation>
    </message>
    <message>
        <source>Finds any action by typing a part of its name.</source>
        <translation>输入名称的一部分即可找到任何操作。</translation>
    </message>
    <message>
        <source>&amp;Keys…</source>
        <translation>快捷键(&amp;K)…</translation>
    </message>
    <message>
        <source>Shows all keys, and changes them.</source>
        <translation>查看并修改全部快捷键。</translation>
    </message>
    <message>
        <source>Time&amp;line</source>
        <translation>时间线(&amp;L)</translation>
    </message>
    <message>
        <source>Puts the keyboard into the timeline of the issue.</source>
        <translation>把键盘焦点移到该 Issue 的时间线。</translation>
    </message>
    <message>
        <source>&amp;Why?</source>
        <translation>为什么(&amp;W)</translation>
    </message>
    <message>
        <source>Explains the assessment: its rules, and the facts that they rest on.</source>
        <translation>解释评估结论：所依据的规则和事实。</translation>
    </message>
    <message>
        <source>&amp;Diff</source>
        <translation>差异(&amp;D)</translation>
    </message>
    <message>
        <source>Shows what the linked change did.</source>
        <translation>显示关联变更改了什么。</translation>
    </message>
    <message>
        <source>Ne&amp;xt hunk</source>
        <translation>下一个差异块(&amp;X)</translation>
    </message>
    <message>
        <source>Goes to the next place that the change touched.</source>
        <translation>前往变更改动的下一处。</translation>
    </message>
    <message>
        <source>Previous hun&amp;k</source>
        <translation>上一个差异块(&amp;K)</translation>
    </message>
    <message>
        <source>Goes to the place before that the change touched.</source>
        <translation>前往变更改动的上一处。</translation>
    </message>
    <message>
        <source>New &amp;theme</source>
        <translation>新建组合主题(&amp;T)</translation>
    </message>
    <message>
        <source>Adds a theme to the article, at the end.</source>
        <translation>在文章末尾添加一个组合主题。</translation>
    </message>
    <message>
        <source>New &amp;line in the guide</source>
        <translation>新建排错指引行(&amp;L)</translation>
    </message>
    <message>
        <source>Adds a line to the troubleshooting guide, at the end.</source>
        <translation>在排错指引末尾添加一行。</translation>
    </message>
    <message>
        <source>&amp;Article</source>
        <translation>文章(&amp;A)</translation>
    </message>
    <message>
        <source>Shows the article desk: the texts, the article as it will be read, and what is wrong.</source>
        <translation>显示文章工作台：行稿、读者将看到的文章，以及有问题之处。</translation>
    </message>
    <message>
        <source>Import a &amp;published article…</source>
        <translation>导入已发布文章(&amp;P)…</translation>
    </message>
    <message>
        <source>Keeps an article that came out before, so that its issues are known as published.</source>
        <translation>收存已经发布的文章，使其中的 issue 记为已发布。</translation>
    </message>
    <message>
        <source>Import a &amp;glossary…</source>
        <translation>导入术语表(&amp;G)…</translation>
    </message>
    <message>
        <source>Takes the series&apos; terms from a CSV file: Chinese, English, note.</source>
        <translation>从 CSV 文件取本系列的术语：中文、英文、备注。</translation>
    </message>
    <message>
        <source>&amp;Audit</source>
        <translation>审核(&amp;U)</translation>
    </message>
    <message>
        <source>Import &amp;knowledge…</source>
        <translation>导入知识(&amp;K)…</translation>
    </message>
    <message>
        <source>Takes pages into the knowledge index: Markdown, HTML, text, listings of a blog.</source>
        <translation>把页面收进知识索引：Markdown、HTML、纯文本、博客列表页。</translation>
    </message>
    <message>
        <source>Import a knowledge &amp;folder…</source>
        <translation>导入知识文件夹(&amp;F)…</translation>
    </message>
    <message>
        <source>Takes all pages of a folder and those below it into the index.</source>
        <translation>把文件夹及其下各级的全部页面收进知识索引。</translation>
    </message>
    <message>
        <source>N&amp;ext reference</source>
        <translation>下一引用(&amp;E)</translation>
    </message>
    <message>
        <source>Moves to the reference below.</source>
        <translation>移到下面一处引用。</translation>
    </message>
    <message>
        <source>&amp;Previous reference</source>
        <translation>上一引用(&amp;P)</translation>
    </message>
    <message>
        <source>Moves to the reference above.</source>
        <translation>移到上面一处引用。</translation>
    </message>
    <message>
        <source>Next &amp;unaudited reference</source>
        <translation>下一处待审(&amp;U)</translation>
    </message>
    <message>
        <source>Moves to the next reference that wants a look: unaudited, disputed or changed since.</source>
        <translation>移到下一处要看的引用：未审、有争议或审后内容已变。</translation>
    </message>
    <message>
        <source>&amp;Accept the reference</source>
        <translation>采纳引用(&amp;A)</translation>
    </message>
    <message>
        <source>Says that the node says what the row says.</source>
        <translation>认定节点说的正是本行所说。</translation>
    </message>
    <message>
        <source>Re&amp;ject the reference…</source>
        <translation>驳回引用(&amp;J)…</translation>
    </message>
    <message>
        <source>Opens the reasons for a rejection; a digit picks one.</source>
        <translation>打开驳回理由；按数字选一条。</translation>
    </message>
    <message>
        <source>&amp;Replace by another node…</source>
        <translation>换成另一节点(&amp;R)…</translation>
    </message>
    <message>
        <source>Goes to the other candidates and the search; Enter takes the one that is shown.</source>
        <translation>转到其他候选与搜索；回车采用正在显示的那个。</translation>
    </message>
    <message>
        <source>&amp;Leave the row empty…</source>
        <translation>本行留空(&amp;L)…</translation>
    </message>
    <message>
        <source>Says that the row goes without a reference on purpose.</source>
        <translation>认定本行有意不带引用。</translation>
    </message>
    <message>
        <source>Write a n&amp;ote…</source>
        <translation>写备注(&amp;O)…</translation>
    </message>
    <message>
        <source>Writes a note on the reference, without a verdict.</source>
        <translation>给引用写一条备注，不下结论。</translation>
    </message>
    <message>
        <source>Next pa&amp;ssage</source>
        <translation>下一处匹配(&amp;S)</translation>
    </message>
    <message>
        <source>Goes to the next sentence of the node that matches.</source>
        <translation>转到节点里下一个匹配的句子。</translation>
    </message>
    <message>
        <source>Previous passa&amp;ge</source>
        <translation>上一处匹配(&amp;G)</translation>
    </message>
    <message>
        <source>Goes to the sentence before that matches.</source>
        <translation>转到节点里上一个匹配的句子。</translation>
    </message>
    <message>
        <source>Open the node&apos;s page in the &amp;browser</source>
        <translation>在浏览器中打开节点页面(&amp;B)</translation>
    </message>
    <message>
        <source>Shows where the link leads, then opens it.</source>
        <translation>先显示链接通向哪里，再打开。</translation>
    </message>
    <message>
        <source>Go to the &amp;queue</source>
        <translation>转到队列(&amp;Q)</translation>
    </message>
    <message>
        <source>Puts the keyboard into the list of references.</source>
        <translation>把键盘焦点放进引用列表。</translation>
    </message>
    <message>
        <source>Sear&amp;ch the queue</source>
        <translation>搜索队列(&amp;C)</translation>
    </message>
    <message>
        <source>Goes to the search field that narrows the queue.</source>
        <translation>转到缩小队列的搜索框。</translation>
    </message>
    <message>
        <source>Sho&amp;w all references</source>
        <translation>显示全部引用(&amp;W)</translation>
    </message>
    <message>
        <source>Forgets search words and filters of the queue.</source>
        <translation>清除队列的搜索词与筛选。</translation>
    </message>
    <message>
        <source>Suggest re&amp;ferences</source>
        <translation>推荐引用(&amp;F)</translation>
    </message>
    <message>
        <source>Looks for nodes that say what the rows say; nothing is accepted by itself.</source>
        <translation>寻找与各行所说一致的节点；不会自行采纳。</translation>
    </message>
    <message>
        <source>Settings of the au&amp;dit…</source>
        <translation>审核设置(&amp;D)…</translation>
    </message>
    <message>
        <source>Sets the number of reviewers, the threshold, and how the article shows references.</source>
        <translation>设定审核人数、分数下限，以及文中如何显示引用。</translation>
    </message>
    <message>
        <source>A&amp;udit</source>
        <translation>审核(&amp;U)</translation>
    </message>
    <message>
        <source>Shows the audit desk: each reference beside the claim it bears out.</source>
        <translation>显示审核台：每处引用与它所支撑的行文并排。</translation>
    </message>
    <message>
        <source>Knowledge p&amp;roviders…</source>
        <translation>知识来源(&amp;R)…</translation>
    </message>
    <message>
        <source>Chooses servers that are asked for references besides the workspace&apos;s own index.</source>
        <translation>选择除工作区自身索引之外、用来查找引用的服务器。</translation>
    </message>
    <message>
        <source>Cop&amp;y for the platform</source>
        <translation>复制到平台(&amp;Y)</translation>
    </message>
    <message>
        <source>Puts the article on the clipboard in the form that suits the target best.</source>
        <translation>把文章以最适合该去向的形式放进剪贴板。</translation>
    </message>
    <message>
        <source>Sa&amp;ve for the target…</source>
        <translation>按去向保存(&amp;V)…</translation>
    </message>
    <message>
        <source>Writes the target&apos;s files to a folder.</source>
        <translation>把该去向的文件写入文件夹。</translation>
    </message>
    <message>
        <source>Sen&amp;d to the site</source>
        <translation>发送到站点(&amp;D)</translation>
    </message>
    <message>
        <source>Sends the posts to the WordPress site, as a draft at first.</source>
        <translation>把文章发送到 WordPress 站点，先作为草稿。</translation>
    </message>
    <message>
        <source>New &amp;batch…</source>
        <translation>新建一期(&amp;B)…</translation>
    </message>
    <message>
        <source>Makes the next instalment, and sweeps the issues of its window from a forge.</source>
        <translation>建立下一期，并从代码托管平台收集其窗口内的 Issue。</translation>
    </message>
    <message>
        <source>S&amp;weep…</source>
        <translation>收集(&amp;W)…</translation>
    </message>
    <message>
        <source>Takes closed issues from a forge into the current instalment.</source>
        <translation>从代码托管平台把已关闭的 Issue 收入当前这一期。</translation>
    </message>
    <message>
        <source>Con&amp;tinue the sweep</source>
        <translation>继续收集(&amp;T)</translation>
    </message>
    <message>
        <source>Goes on with a sweep that was stopped, where it was.</source>
        <translation>从停下的地方继续上次的收集。</translation>
    </message>
    <message>
        <source>&amp;Publish</source>
        <translation>发布(&amp;P)</translation>
    </message>
    <message>
        <source>Shows the publish desk: where the article can go, and what went out.</source>
        <translation>显示发布台：文章可以去哪里，已经发出了什么。</translation>
    </message>
    <message>
        <source>&amp;Funnel</source>
        <translation>漏斗(&amp;F)</translation>
    </message>
    <message>
        <source>Shows how many issues each step of the way left, and why the others were dropped.</source>
        <translation>显示每一步留下多少 Issue，其余因何舍弃。</translation>
    </message>
</context>
<context>
    <name>Winnow::AddChangePopup</name>
    <message>
        <source>Link a change to this issue</source>
        <translation>为该 Issue 关联一个变更</translation>
    </message>
    <message>
        <source>!123, org/repo#123 or its address</source>
        <translation>!123、org/repo#123 或其网址</translation>
    </message>
    <message>
        <source>Enter links it, Esc does not.</source>
        <translation>回车关联，Esc 取消。</translation>
    </message>
    <message>
        <source>This names no change. Write !123, org/repo#123 or its address.</source>
        <translation>这不是一个变更。请写 !123、org/repo#123 或其网址。</translation>
    </message>
</context>
<context>
    <name>Winnow::AnswerStrip</name>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Note, if there is something to say</source>
        <translation>备注，可不写</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>备注</translation>
    </message>
</context>
<context>
    <name>Winnow::ArticleDesk</name>
    <message>
        <source>Article</source>
        <translation>文章</translation>
    </message>
    <message>
        <source>No program opened %1. Copy the address and open it by hand.</source>
        <translation>没有程序能打开 %1。请复制地址后手动打开。</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>已保存</translation>
    </message>
    <message>
        <source>Saving…</source>
        <translation>正在保存…</translation>
    </message>
    <message>
        <source>Chinese</source>
        <translation>中文</translation>
    </message>
    <message>
        <source>English</source>
        <translation>英文</translation>
    </message>
    <message>
        <source>Both</source>
        <comment>both languages side by side</comment>
        <translation>对照</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>浅色</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>深色</translation>
    </message>
    <message>
        <source>Like CSDN</source>
        <translation>CSDN 样式</translation>
    </message>
    <message>
        <source>Like WeChat</source>
        <translation>公众号样式</translation>
    </message>
    <message>
        <source>Languages of the preview</source>
        <translation>预览的语言</translation>
    </message>
    <message>
        <source>Look of the preview</source>
        <translation>预览的外观</translation>
    </message>
    <message>
        <source>Nothing is kept yet. Keep issues on the triage desk (Ctrl+1); they become the rows of the article.</source>
        <translation>还没有保留任何 Issue。请在取舍工作台（Ctrl+1）保留，它们会成为文章的各行。</translation>
    </message>
    <message>
        <source>“%1” is taken out of the article.</source>
        <translation>已把“%1”移出文章。</translation>
    </message>
</context>
<context>
    <name>Winnow::ArticlePreview</name>
    <message>
        <source>Preview of the article</source>
        <translation>文章预览</translation>
    </message>
    <message>
        <source>Find in the preview</source>
        <translation>在预览中查找</translation>
    </message>
    <message>
        <source>Preparing the preview…</source>
        <translation>正在准备预览…</translation>
    </message>
    <message>
        <source>The preview cannot be shown: its library is not installed (%1). Everything else works without it; the article can be exported as HTML and read in a browser.</source>
        <translation>无法显示预览：预览库未安装（%1）。其他功能不受影响；文章可导出为 HTML，在浏览器中阅读。</translation>
    </message>
    <message>
        <source>Load this picture once</source>
        <translation>加载此图片一次</translation>
    </message>
</context>
<context>
    <name>Winnow::AuditDesk</name>
    <message>
        <source>No other reference in this list wants a look.</source>
        <translation>列表里没有别的引用需要看了。</translation>
    </message>
    <message>
        <source>No program opened %1. Copy the address and open it by hand.</source>
        <translation>没有程序能打开 %1。请复制地址后手动打开。</translation>
    </message>
    <message numerus="yes">
        <source>%n reference(s) proposed. They wait to be judged.</source>
        <translation>
            <numerusform>新增 %n 处推荐引用，等待审核。</numerusform>
        </translation>
    </message>
    <message>
        <source>This node has no address of a page.</source>
        <translation>这个节点没有页面地址。</translation>
    </message>
    <message>
        <source>This workspace is open for reading only: nothing was imported.</source>
        <translation>此工作区以只读方式打开：未导入任何内容。</translation>
    </message>
    <message>
        <source>This workspace is open for reading only: nothing can be proposed here.</source>
        <translation>此工作区以只读方式打开：不能在此推荐引用。</translation>
    </message>
    <message>
        <source>Audit</source>
        <translation>审核</translation>
    </message>
    <message>
        <source>The workspace does not hold this page: below is the excerpt that came with the reference. Open the page, or import the knowledge.</source>
        <translation>工作区里没有这个页面：下面是随引用带来的摘录。可以打开页面，或导入知识。</translation>
    </message>
    <message>
        <source>A candidate for this row. Enter proposes it, Esc goes back.</source>
        <translation>本行的候选。回车推荐它，Esc 返回。</translation>
    </message>
    <message>
        <source>A candidate, not the reference under audit. Enter puts it in its place, Esc goes back.</source>
        <translation>这是候选，不是正在审核的引用。回车用它替换，Esc 返回。</translation>
    </message>
    <message>
        <source>Nothing is kept yet. Keep issues on the triage desk (Ctrl+1); the references that their rows cite are audited here.</source>
        <translation>还没有保留的条目。请在分拣台（Ctrl+1）保留 Issue；各行的引用在这里审核。</translation>
    </message>
    <message>
        <source>This workspace is open for reading only: nothing can be judged here.</source>
        <translation>此工作区以只读方式打开：不能在此审核。</translation>
    </message>
    <message>
        <source>No reference is chosen, so nothing was judged.</source>
        <translation>没有选中引用，所以什么也没有审。</translation>
    </message>
    <message>
        <source>The current reference was out of view, so nothing was judged. Here it is: press the key again.</source>
        <translation>当前引用不在视野内，所以没有下结论。它在这里：请再按一次。</translation>
    </message>
    <message>
        <source>A candidate is shown, not the reference: Enter takes the candidate, Esc goes back.</source>
        <translation>正在显示的是候选，不是引用：回车采用候选，Esc 返回。</translation>
    </message>
    <message>
        <source>The verdict on this reference is still being saved.</source>
        <translation>这处引用的结论还在保存。</translation>
    </message>
    <message>
        <source>Say who you are first; then do it again.</source>
        <translation>请先说明您是谁，再做一次。</translation>
    </message>
    <message>
        <source>Took the latest verdict back.</source>
        <translation>已撤回最近一次结论。</translation>
    </message>
</context>
<context>
    <name>Winnow::AuditHeader</name>
    <message>
        <source>agreement %1 % · κ %2</source>
        <extracomment>Of two reviewers: %1 per cent, %2 Cohen&apos;s kappa</extracomment>
        <translation>一致率 %1 % · κ %2</translation>
    </message>
    <message>
        <source>agreement %1 %</source>
        <translation>一致率 %1 %</translation>
    </message>
    <message>
        <source>No name yet</source>
        <translation>尚未署名</translation>
    </message>
    <message>
        <source>The reviewer, recorded with verdicts; press to change the name</source>
        <translation>审核人，随结论记录；按下可更改</translation>
    </message>
    <message>
        <source>Reviewer: no name yet</source>
        <translation>审核人：尚未署名</translation>
    </message>
    <message>
        <source>Reviewer: %1</source>
        <translation>审核人：%1</translation>
    </message>
    <message>
        <source>audited %1 of %2</source>
        <translation>已审 %1 / %2</translation>
    </message>
    <message numerus="yes">
        <source>%n disputed</source>
        <translation>
            <numerusform>%n 处争议</numerusform>
        </translation>
    </message>
    <message>
        <source>Shows the references on which the reviewers differ</source>
        <translation>显示审核人意见不一的引用</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %2 agree on %3 of %n reference(s) that both judged. Kappa is what is left of it without chance.</source>
        <translation>
            <numerusform>%1 与 %2 都审过的 %n 处引用中，%3 处意见一致。κ 是扣除偶然后的一致程度。</numerusform>
        </translation>
    </message>
    <message>
        <source>Blind audit done: all is shown</source>
        <translation>盲审已完成：全部可见</translation>
    </message>
    <message>
        <source>Blind: you see your own verdicts only</source>
        <translation>盲审中：只看得到自己的结论</translation>
    </message>
    <message>
        <source>While the audit is blind, nobody sees another&apos;s verdicts before all have judged every reference.</source>
        <translation>盲审期间，在所有人审完全部引用之前，谁也看不到他人的结论。</translation>
    </message>
    <message>
        <source>Suggest references</source>
        <translation>推荐引用</translation>
    </message>
    <message>
        <source>Looks for nodes that say what the rows say; nothing is accepted by itself</source>
        <translation>寻找与各行所说一致的节点；不会自行采纳</translation>
    </message>
    <message>
        <source>Settings…</source>
        <translation>设置…</translation>
    </message>
    <message>
        <source>Number of reviewers, threshold, and how the article shows references</source>
        <translation>审核人数、分数下限，以及文中如何显示引用</translation>
    </message>
    <message>
        <source>Settings of the audit</source>
        <translation>审核设置</translation>
    </message>
</context>
<context>
    <name>Winnow::AuditMarkTexts</name>
    <message>
        <source>Unaudited</source>
        <translation>未审</translation>
    </message>
    <message>
        <source>Accepted</source>
        <translation>已采纳</translation>
    </message>
    <message>
        <source>Rejected</source>
        <translation>已驳回</translation>
    </message>
    <message>
        <source>Replaced</source>
        <translation>已替换</translation>
    </message>
    <message>
        <source>Disputed</source>
        <translation>有争议</translation>
    </message>
    <message>
        <source>Left empty on purpose</source>
        <translation>有意留空</translation>
    </message>
    <message>
        <source>No reference</source>
        <translation>无引用</translation>
    </message>
    <message>
        <source>text changed</source>
        <translation>内容已变</translation>
    </message>
    <message>
        <source>no longer held</source>
        <translation>已不在库</translation>
    </message>
</context>
<context>
    <name>Winnow::AuditQueueModel</name>
    <message>
        <source>score %1</source>
        <translation>分数 %1</translation>
    </message>
</context>
<context>
    <name>Winnow::AuditScoreTexts</name>
    <message>
        <source>low, tied</source>
        <translation>偏低、并列</translation>
    </message>
    <message>
        <source>low</source>
        <translation>偏低</translation>
    </message>
    <message>
        <source>tied</source>
        <translation>并列</translation>
    </message>
</context>
<context>
    <name>Winnow::AuditSettingsPanel</name>
    <message>
        <source>Settings of the audit</source>
        <translation>审核设置</translation>
    </message>
    <message>
        <source>Reviewers</source>
        <translation>审核人数</translation>
    </message>
    <message>
        <source>One</source>
        <translation>一人</translation>
    </message>
    <message>
        <source>Two, blind</source>
        <translation>两人，盲审</translation>
    </message>
    <message>
        <source>Three, blind</source>
        <translation>三人，盲审</translation>
    </message>
    <message>
        <source>Lowest score proposed</source>
        <translation>推荐的最低分</translation>
    </message>
    <message>
        <source>In the article</source>
        <translation>文中显示</translation>
    </message>
    <message>
        <source>Not shown</source>
        <translation>不显示</translation>
    </message>
    <message>
        <source>Footnotes</source>
        <translation>脚注</translation>
    </message>
    <message>
        <source>A column of each table</source>
        <translation>表格中的一列</translation>
    </message>
    <message>
        <source>Blind: nobody sees another&apos;s verdicts before all have judged every reference. Scores below the lowest are shown as low and not proposed: an honest blank beats a forced reference.</source>
        <translation>盲审：在所有人审完全部引用之前，谁也看不到他人的结论。低于最低分的标为“偏低”且不再推荐：诚实的留空胜过勉强的引用。</translation>
    </message>
    <message>
        <source>For the whole series, not only this instalment</source>
        <translation>用于整个系列，不只是本期</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>保存设置</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
</context>
<context>
    <name>Winnow::AuditText</name>
    <message>
        <source>Took back what was said of %1.</source>
        <translation>已撤回对 %1 的结论。</translation>
    </message>
    <message>
        <source>Took the word on “%1” of %2 back.</source>
        <translation>已撤回对 %2 引用“%1”的结论。</translation>
    </message>
    <message>
        <source>Said the same of %1 again.</source>
        <translation>已恢复对 %1 的结论。</translation>
    </message>
    <message>
        <source>Said the same of “%1” of %2 again.</source>
        <translation>已恢复对 %2 引用“%1”的结论。</translation>
    </message>
    <message>
        <source>Accepted “%1” for %2.</source>
        <translation>已为 %2 采纳“%1”。</translation>
    </message>
    <message>
        <source>Rejected “%1” for %2 as “%3”.</source>
        <translation>已驳回 %2 的引用“%1”：%3。</translation>
    </message>
    <message>
        <source>Replaced “%1” by “%2” for %3.</source>
        <translation>已把 %3 的引用“%1”换成“%2”。</translation>
    </message>
    <message>
        <source>Left %1 without a reference, on purpose.</source>
        <translation>%1 有意留空，不带引用。</translation>
    </message>
    <message>
        <source>Wrote a note on %1.</source>
        <translation>已给 %1 写备注。</translation>
    </message>
</context>
<context>
    <name>Winnow::AuditWords</name>
    <message>
        <source>Accepted</source>
        <translation>采纳</translation>
    </message>
    <message>
        <source>Rejected</source>
        <translation>驳回</translation>
    </message>
    <message>
        <source>Rejected as “%1”</source>
        <translation>以“%1”驳回</translation>
    </message>
    <message>
        <source>Replaced by “%1”</source>
        <translation>换成“%1”</translation>
    </message>
    <message>
        <source>Row left empty on purpose</source>
        <translation>本行有意留空</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>备注</translation>
    </message>
    <message>
        <source>Came in as accepted by %1 on %2; not judged here</source>
        <translation>导入时已由 %1 于 %2 采纳；此处尚未审核</translation>
    </message>
    <message>
        <source>Came in as rejected by %1 on %2; not judged here</source>
        <translation>导入时已由 %1 于 %2 驳回；此处尚未审核</translation>
    </message>
    <message>
        <source>Came in as replaced by %1 on %2; not judged here</source>
        <translation>导入时已由 %1 于 %2 替换；此处尚未审核</translation>
    </message>
    <message>
        <source>Nobody has judged this reference yet.</source>
        <translation>这处引用还没有人审核。</translation>
    </message>
    <message>
        <source>Proposed by %1; nobody has judged it yet.</source>
        <translation>由 %1 推荐，还没有人审核。</translation>
    </message>
    <message>
        <source>You have not judged this reference yet.</source>
        <translation>您还没有审核这处引用。</translation>
    </message>
    <message>
        <source>Disputed: the reviewers differ. Your word settles it.</source>
        <translation>有争议：审核人意见不一，以您的结论为准。</translation>
    </message>
    <message>
        <source>Accepted in place of another reference</source>
        <translation>作为另一引用的替换而采纳</translation>
    </message>
    <message>
        <source>%1 by %2 on %3</source>
        <extracomment>%1 a verdict, %2 a name, %3 a time</extracomment>
        <translation>%2 于 %3 %1</translation>
    </message>
    <message>
        <source>This row has no reference. Find one, or leave it empty on purpose.</source>
        <translation>本行没有引用。可以找一处，或有意留空。</translation>
    </message>
    <message>
        <source>Left empty on purpose by %1 on %2</source>
        <translation>%1 于 %2 有意留空</translation>
    </message>
    <message>
        <source>This page reads differently since %1 judged it on %2. Look again.</source>
        <translation>自 %1 于 %2 审核之后，这个页面的内容变了，请再看一次。</translation>
    </message>
    <message>
        <source>The workspace no longer holds this page, which %1 judged on %2.</source>
        <translation>%1 于 %2 审核过的这个页面，工作区里已经没有了。</translation>
    </message>
</context>
<context>
    <name>Winnow::CandidateColumn</name>
    <message>
        <source>Verdict</source>
        <translation>取舍</translation>
    </message>
    <message>
        <source>What was decided about the issue</source>
        <translation>对该 Issue 的取舍</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>编号</translation>
    </message>
    <message>
        <source>Number of the issue on its forge</source>
        <translation>Issue 在平台上的编号</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>标题</translation>
    </message>
    <message>
        <source>Title of the issue, with its labels</source>
        <translation>Issue 标题及其标签</translation>
    </message>
    <message>
        <source>Repository</source>
        <translation>仓库</translation>
    </message>
    <message>
        <source>Repository that the issue belongs to</source>
        <translation>Issue 所属的仓库</translation>
    </message>
    <message>
        <source>Labels</source>
        <translation>标签</translation>
    </message>
    <message>
        <source>Labels of the issue</source>
        <translation>Issue 的标签</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>变更</translation>
    </message>
    <message>
        <source>Number of linked changes (pull or merge requests)</source>
        <translation>关联的变更（PR/MR）数</translation>
    </message>
    <message>
        <source>Graph</source>
        <translation>图谱</translation>
    </message>
    <message>
        <source>Number of references to the knowledge graph</source>
        <translation>图谱引用数</translation>
    </message>
    <message>
        <source>Closed</source>
        <translation>关闭时间</translation>
    </message>
    <message>
        <source>When the issue was closed, in the time zone of the series</source>
        <translation>Issue 的关闭时间，按系列所用时区</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>理由</translation>
    </message>
    <message>
        <source>Why it was kept or dropped</source>
        <translation>保留或剔除的理由</translation>
    </message>
    <message>
        <source>Estimate</source>
        <translation>估值</translation>
    </message>
    <message>
        <source>The workers’ highest estimate of its value, 0 to 1</source>
        <translation>分析员给出的最高价值估计，0 到 1</translation>
    </message>
    <message>
        <source>Timing</source>
        <translation>时序</translation>
    </message>
    <message>
        <source>How long after the merge of its change, or after the answer, the issue was closed</source>
        <translation>变更合入或答复之后多久关单</translation>
    </message>
    <message>
        <source>Traps</source>
        <translation>陷阱</translation>
    </message>
    <message>
        <source>What may mislead a reader of the record</source>
        <translation>记录中可能误导读者之处</translation>
    </message>
</context>
<context>
    <name>Winnow::CandidateTable</name>
    <message>
        <source>Columns</source>
        <translation>列</translation>
    </message>
    <message>
        <source>Columns as at first</source>
        <translation>恢复默认列</translation>
    </message>
    <message>
        <source>There are no issues yet. Import a bundle to fill the pool.</source>
        <translation>还没有 Issue。导入数据包即可填充池。</translation>
    </message>
    <message>
        <source>There are no candidates: the rules have dropped every issue of the pool.</source>
        <translation>没有候选：池中的 Issue 已全部被规则剔除。</translation>
    </message>
    <message numerus="yes">
        <source>No candidate matches. Clear the filter to see all %n.</source>
        <translation>
            <numerusform>没有符合条件的候选。清除筛选可看到全部 %n 条。</numerusform>
        </translation>
    </message>
    <message>
        <source>Clear the filter</source>
        <translation>清除筛选</translation>
    </message>
    <message>
        <source>No candidate matches. Clear the filter to see all of them.</source>
        <translation>没有符合条件的候选。清除筛选可看到全部。</translation>
    </message>
    <message>
        <source>Candidates</source>
        <translation>候选</translation>
    </message>
    <message>
        <source>One issue a row. Arrow keys move, Shift with them selects several.</source>
        <translation>每行一条 Issue。方向键移动，按住 Shift 可选中多条。</translation>
    </message>
</context>
<context>
    <name>Winnow::CandidatesPane</name>
    <message>
        <source>References of this row</source>
        <translation>本行的引用</translation>
    </message>
    <message>
        <source>Found for “%1”</source>
        <translation>“%1”的搜索结果</translation>
    </message>
    <message>
        <source>This row has no other reference. Type words to search the knowledge index.</source>
        <translation>本行没有别的引用。输入词语可搜索知识索引。</translation>
    </message>
    <message>
        <source>Nothing is found for “%1”. Other words, or an honest blank, may serve.</source>
        <translation>没有找到“%1”。换个词，或者诚实留空。</translation>
    </message>
    <message>
        <source>Other candidates</source>
        <translation>其他候选</translation>
    </message>
    <message>
        <source>Search the knowledge index</source>
        <translation>搜索知识索引</translation>
    </message>
    <message>
        <source>Search the knowledge index for another node</source>
        <translation>在知识索引中搜索另一节点</translation>
    </message>
</context>
<context>
    <name>Winnow::ChangeView</name>
    <message>
        <source>The workspace holds no patch of %1.</source>
        <translation>工作区中没有 %1 的补丁。</translation>
    </message>
    <message>
        <source>merged %1</source>
        <translation>合入于 %1</translation>
    </message>
    <message>
        <source>not loaded</source>
        <translation>未载入</translation>
    </message>
    <message>
        <source>not merged (%1)</source>
        <translation>未合入（%1）</translation>
    </message>
    <message>
        <source>No change is linked to this issue.</source>
        <translation>该 Issue 没有关联变更。</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>变更</translation>
    </message>
    <message>
        <source>The change whose diff is shown</source>
        <translation>正在显示差异的变更</translation>
    </message>
    <message>
        <source>Fetching the diff of %1…</source>
        <translation>正在获取 %1 的差异…</translation>
    </message>
    <message>
        <source>The diff of %1 cannot be had: %2</source>
        <translation>无法获取 %1 的差异：%2</translation>
    </message>
</context>
<context>
    <name>Winnow::ChipBar</name>
    <message>
        <source>Clear all</source>
        <translation>全部清除</translation>
    </message>
    <message>
        <source>Take everything out of the filter</source>
        <translation>清除全部筛选条件</translation>
    </message>
</context>
<context>
    <name>Winnow::ClaimPane</name>
    <message>
        <source>The row&apos;s claim</source>
        <translation>本行所说</translation>
    </message>
    <message>
        <source>In Chinese</source>
        <translation>中文</translation>
    </message>
    <message>
        <source>In English</source>
        <translation>英文</translation>
    </message>
    <message>
        <source>The row&apos;s texts are not written yet; this is the issue&apos;s title.</source>
        <translation>本行还没有行稿，这是 Issue 的标题。</translation>
    </message>
</context>
<context>
    <name>Winnow::CommandPalette</name>
    <message>
        <source>Find an action</source>
        <translation>查找操作</translation>
    </message>
    <message>
        <source>Type a part of its name</source>
        <translation>输入名称的一部分</translation>
    </message>
</context>
<context>
    <name>Winnow::ContentsPane</name>
    <message>
        <source>%1  (%2)</source>
        <extracomment>A file in a list: %1 its name, %2 its size</extracomment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>Tags: %1</source>
        <translation>标签：%1</translation>
    </message>
    <message>
        <source>Categories: %1</source>
        <translation>分类：%1</translation>
    </message>
    <message>
        <source>The whole workspace as one compressed bundle: every issue, decision and text.</source>
        <translation>整个工作区打成一个压缩数据包：全部 Issue、决定与文字。</translation>
    </message>
    <message>
        <source>A PDF file is not shown as text. Save it to a folder to look at it.</source>
        <translation>PDF 不以文字显示。请保存到文件夹后查看。</translation>
    </message>
    <message>
        <source>Files that go out</source>
        <translation>将发出的文件</translation>
    </message>
    <message>
        <source>The file as it goes out</source>
        <translation>将发出的文件内容</translation>
    </message>
    <message>
        <source>Title, summary and tags</source>
        <translation>标题、摘要与标签</translation>
    </message>
</context>
<context>
    <name>Winnow::ConversationPage</name>
    <message>
        <source>Somebody</source>
        <translation>某人</translation>
    </message>
    <message>
        <source>%1 opened the issue</source>
        <translation>%1 提交了该 Issue</translation>
    </message>
    <message>
        <source>The issue was closed</source>
        <translation>该 Issue 已关闭</translation>
    </message>
    <message>
        <source>%1 closed the issue</source>
        <translation>%1 关闭了该 Issue</translation>
    </message>
    <message>
        <source>on change %1</source>
        <translation>于变更 %1</translation>
    </message>
    <message>
        <source>%1 added the label %2</source>
        <translation>%1 添加了标签 %2</translation>
    </message>
    <message>
        <source>%1 removed the label %2</source>
        <translation>%1 移除了标签 %2</translation>
    </message>
    <message>
        <source>%1 closed change %2</source>
        <translation>%1 关闭了变更 %2</translation>
    </message>
    <message>
        <source>%1 opened the issue again</source>
        <translation>%1 重新打开了该 Issue</translation>
    </message>
    <message>
        <source>%1 merged %2</source>
        <translation>%1 合入了 %2</translation>
    </message>
    <message>
        <source>%1 pointed to %2</source>
        <translation>%1 引用了 %2</translation>
    </message>
    <message>
        <source>%1 pushed commits: %2</source>
        <translation>%1 推送了提交：%2</translation>
    </message>
    <message>
        <source>%1 assigned it: %2</source>
        <translation>%1 指派：%2</translation>
    </message>
    <message>
        <source>%1 set the milestone: %2</source>
        <translation>%1 设置了里程碑：%2</translation>
    </message>
    <message>
        <source>%1 changed the title: %2</source>
        <translation>%1 修改了标题：%2</translation>
    </message>
    <message>
        <source>%1 reviewed change %2</source>
        <translation>%1 评审了变更 %2</translation>
    </message>
    <message>
        <source>the assessment rests on this</source>
        <extracomment>Beside the comment that decides what may be claimed of the issue.</extracomment>
        <translation>评估以此为据</translation>
    </message>
</context>
<context>
    <name>Winnow::ConversationView</name>
    <message>
        <source>Conversation</source>
        <translation>对话</translation>
    </message>
</context>
<context>
    <name>Winnow::DecisionBar</name>
    <message>
        <source>Keep</source>
        <translation>保留</translation>
    </message>
    <message>
        <source>Drop…</source>
        <translation>剔除…</translation>
    </message>
    <message>
        <source>Hold…</source>
        <translation>搁置…</translation>
    </message>
    <message>
        <source>Undecided</source>
        <translation>未定</translation>
    </message>
    <message>
        <source>Keep this issue for the article</source>
        <translation>保留这条 Issue，写入文章</translation>
    </message>
    <message>
        <source>Drop this issue, with a reason</source>
        <translation>剔除这条 Issue，并注明理由</translation>
    </message>
    <message>
        <source>Put this issue aside, with or without a date</source>
        <translation>先放一放，日期可定可不定</translation>
    </message>
    <message>
        <source>Take the decision about this issue back</source>
        <translation>撤回对这条 Issue 的取舍</translation>
    </message>
    <message>
        <source>Note to the decision</source>
        <translation>取舍备注</translation>
    </message>
    <message>
        <source>Note to the decision; Ctrl+Enter records it</source>
        <extracomment>%1 is a key</extracomment>
        <translation>取舍备注；按 Ctrl+Enter 记录</translation>
    </message>
    <message>
        <source>Note to the decision (%1); Ctrl+Enter records it</source>
        <translation>取舍备注（%1）；按 Ctrl+Enter 记录</translation>
    </message>
    <message numerus="yes">
        <source>%n issue(s) selected: a decision is about all of them.</source>
        <translation>
            <numerusform>已选 %n 条 Issue：取舍对全部所选生效。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Winnow::DecisionChoices</name>
    <message>
        <source>Until %1</source>
        <translation>搁置到 %1</translation>
    </message>
    <message numerus="yes">
        <source>in %n day(s)</source>
        <translation>
            <numerusform>%n 天后</numerusform>
        </translation>
    </message>
    <message>
        <source>Without a date</source>
        <translation>不定日期</translation>
    </message>
    <message>
        <source>Until something changes</source>
        <translation>等到有变化</translation>
    </message>
    <message>
        <source>a comment, a change, a label</source>
        <translation>有新评论、变更或标签</translation>
    </message>
    <message>
        <source>Without naming the other issue</source>
        <translation>不指明另一条 Issue</translation>
    </message>
    <message>
        <source>as typed</source>
        <translation>按输入</translation>
    </message>
    <message>
        <source>Nobody has decided about this issue yet.</source>
        <translation>这条 Issue 还没有人作出取舍。</translation>
    </message>
    <message>
        <source>Disputed: two people decided differently. The record shows both; a new decision settles it.</source>
        <translation>有分歧：两人取舍不同，记录中可看到双方；重新作出取舍即可裁定。</translation>
    </message>
    <message>
        <source>Kept by %1 on %2</source>
        <translation>%1 于 %2 保留</translation>
    </message>
    <message>
        <source>Kept as “%1” by %2 on %3</source>
        <translation>%2 于 %3 以“%1”保留</translation>
    </message>
    <message>
        <source>Dropped by a rule as “%1” on %2</source>
        <translation>规则于 %2 以“%1”剔除</translation>
    </message>
    <message>
        <source>Dropped by %1 on %2</source>
        <translation>%1 于 %2 剔除</translation>
    </message>
    <message>
        <source>Dropped as “%1” by %2 on %3</source>
        <translation>%2 于 %3 以“%1”剔除</translation>
    </message>
    <message>
        <source>On hold until %1, by %2</source>
        <translation>由 %2 搁置到 %1</translation>
    </message>
    <message>
        <source>On hold until something changes, by %1 on %2</source>
        <translation>%1 于 %2 搁置，等到有变化</translation>
    </message>
    <message>
        <source>On hold by %1 since %2</source>
        <translation>%1 自 %2 起搁置</translation>
    </message>
    <message>
        <source>Set back to undecided by %1 on %2</source>
        <translation>%1 于 %2 恢复为未定</translation>
    </message>
    <message numerus="yes">
        <source>Keep %n issue(s)?</source>
        <translation>
            <numerusform>保留 %n 条 Issue？</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Keep %n issue(s) as “%1”?</source>
        <translation>
            <numerusform>以“%1”保留 %n 条 Issue？</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Drop %n issue(s) as duplicates of %1?</source>
        <translation>
            <numerusform>把 %n 条 Issue 作为 %1 的重复而剔除？</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Drop %n issue(s) as “%1”?</source>
        <translation>
            <numerusform>以“%1”剔除 %n 条 Issue？</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Put %n issue(s) on hold?</source>
        <translation>
            <numerusform>搁置 %n 条 Issue？</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Set %n issue(s) back to undecided?</source>
        <translation>
            <numerusform>把 %n 条 Issue 恢复为未定？</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Keep %n issue(s)</source>
        <translation>
            <numerusform>保留 %n 条</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Drop %n issue(s)</source>
        <translation>
            <numerusform>剔除 %n 条</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Hold %n issue(s)</source>
        <translation>
            <numerusform>搁置 %n 条</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Set %n issue(s) back</source>
        <translation>
            <numerusform>恢复 %n 条</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Winnow::DecisionFlow</name>
    <message>
        <source>Put the issue on hold</source>
        <translation>搁置这条 Issue</translation>
    </message>
    <message numerus="yes">
        <source>Put %n issue(s) on hold</source>
        <translation>
            <numerusform>搁置 %n 条 Issue</numerusform>
        </translation>
    </message>
    <message>
        <source>Or type a day: 2026-12-01, 12-01, +3</source>
        <translation>或输入日期：2026-12-01、12-01、+3</translation>
    </message>
    <message>
        <source>The note goes with the decision: now keep, drop or hold.</source>
        <translation>备注会随取舍一起记录：请选择保留、剔除或搁置。</translation>
    </message>
    <message>
        <source>Why keep it?</source>
        <translation>为什么保留？</translation>
    </message>
    <message numerus="yes">
        <source>Why keep %n issue(s)?</source>
        <translation>
            <numerusform>为什么保留这 %n 条 Issue？</numerusform>
        </translation>
    </message>
    <message>
        <source>Why drop it?</source>
        <translation>为什么剔除？</translation>
    </message>
    <message numerus="yes">
        <source>Why drop %n issue(s)?</source>
        <translation>
            <numerusform>为什么剔除这 %n 条 Issue？</numerusform>
        </translation>
    </message>
    <message>
        <source>Press a key below, or type to search</source>
        <translation>按下面的键，或输入文字查找</translation>
    </message>
    <message>
        <source>“Other” says nothing by itself: write the reason into the note, then press Ctrl+Enter.</source>
        <translation>“其他”本身说明不了什么：请在备注中写明理由，再按 Ctrl+Enter。</translation>
    </message>
    <message>
        <source>Name the issue that this one yields to in the note, then press Ctrl+Enter.</source>
        <translation>请在备注中写明让位给哪条 Issue，再按 Ctrl+Enter。</translation>
    </message>
    <message>
        <source>Which issue does it duplicate?</source>
        <translation>与哪条 Issue 重复？</translation>
    </message>
    <message>
        <source>Which issue do they duplicate?</source>
        <translation>它们与哪条 Issue 重复？</translation>
    </message>
    <message>
        <source>Type a number, or words from the other issue</source>
        <translation>输入编号，或另一条 Issue 中的词</translation>
    </message>
    <message>
        <source>The issue is dropped as a duplicate; the other one keeps the row.</source>
        <translation>这条作为重复而剔除，行留给另一条。</translation>
    </message>
</context>
<context>
    <name>Winnow::DecisionText</name>
    <message>
        <source>Took the decision about %1 back.</source>
        <translation>已撤回对 %1 的取舍。</translation>
    </message>
    <message numerus="yes">
        <source>Took the decision about %n issue(s) back.</source>
        <translation>
            <numerusform>已撤回对 %n 条 Issue 的取舍。</numerusform>
        </translation>
    </message>
    <message>
        <source>There is nothing to make again.</source>
        <translation>没有可重做的取舍。</translation>
    </message>
    <message>
        <source>Made the decision about %1 again.</source>
        <translation>已重做对 %1 的取舍。</translation>
    </message>
    <message numerus="yes">
        <source>Made the decision about %n issue(s) again.</source>
        <translation>
            <numerusform>已重做对 %n 条 Issue 的取舍。</numerusform>
        </translation>
    </message>
    <message>
        <source>Kept %1.</source>
        <translation>已保留 %1。</translation>
    </message>
    <message>
        <source>Kept %1 as “%2”.</source>
        <translation>已以“%2”保留 %1。</translation>
    </message>
    <message>
        <source>Dropped %1 as a duplicate of %2.</source>
        <translation>已剔除 %1：与 %2 重复。</translation>
    </message>
    <message>
        <source>Dropped %1.</source>
        <translation>已剔除 %1。</translation>
    </message>
    <message>
        <source>Dropped %1 as “%2”.</source>
        <translation>已以“%2”剔除 %1。</translation>
    </message>
    <message>
        <source>Put %1 on hold.</source>
        <translation>已搁置 %1。</translation>
    </message>
    <message>
        <source>Set %1 back to undecided.</source>
        <translation>已把 %1 恢复为未定。</translation>
    </message>
    <message numerus="yes">
        <source>Kept %n issue(s).</source>
        <translation>
            <numerusform>已保留 %n 条 Issue。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Dropped %n issue(s).</source>
        <translation>
            <numerusform>已剔除 %n 条 Issue。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Put %n issue(s) on hold.</source>
        <translation>
            <numerusform>已搁置 %n 条 Issue。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Set %n issue(s) back to undecided.</source>
        <translation>
            <numerusform>已把 %n 条 Issue 恢复为未定。</numerusform>
        </translation>
    </message>
    <message>
        <source>Took the latest text back.</source>
        <translation>已撤回最近的文字。</translation>
    </message>
    <message>
        <source>There is nothing left to take back.</source>
        <translation>没有可撤回的内容了。</translation>
    </message>
    <message>
        <source>Wrote the text again.</source>
        <translation>已重新写入文字。</translation>
    </message>
    <message>
        <source>Took the latest verdict on a reference back.</source>
        <translation>已撤回对引用的最近一次裁定。</translation>
    </message>
    <message>
        <source>Made the verdict on a reference again.</source>
        <translation>已恢复对引用的裁定。</translation>
    </message>
</context>
<context>
    <name>Winnow::DiffFilesModel</name>
    <message>
        <source>%1, %2, %3 lines added, %4 removed, looked at</source>
        <translation>%1，%2，新增 %3 行，删除 %4 行，已看</translation>
    </message>
    <message>
        <source>%1, %2, %3 lines added, %4 removed</source>
        <translation>%1，%2，新增 %3 行，删除 %4 行</translation>
    </message>
</context>
<context>
    <name>Winnow::DiffPane</name>
    <message>
        <source>Files of the diff</source>
        <translation>差异涉及的文件</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>Show or hide the list of files</source>
        <translation>显示或隐藏文件列表</translation>
    </message>
    <message>
        <source>Side by side</source>
        <translation>并排</translation>
    </message>
    <message>
        <source>Old lines left, new lines right</source>
        <translation>左为旧行，右为新行</translation>
    </message>
    <message>
        <source>Inline</source>
        <translation>合并显示</translation>
    </message>
    <message>
        <source>New lines below the old ones</source>
        <translation>新行在旧行之下</translation>
    </message>
    <message>
        <source>Ignore blanks</source>
        <translation>忽略空白</translation>
    </message>
    <message>
        <source>Hide what differs in blanks, tabs and line ends alone</source>
        <translation>不显示仅空格、制表符和行尾不同之处</translation>
    </message>
    <message>
        <source>Previous hunk</source>
        <translation>上一个差异块</translation>
    </message>
    <message>
        <source>Previous hunk (P)</source>
        <translation>上一个差异块 (P)</translation>
    </message>
    <message>
        <source>Next hunk</source>
        <translation>下一个差异块</translation>
    </message>
    <message>
        <source>Next hunk (N)</source>
        <translation>下一个差异块 (N)</translation>
    </message>
</context>
<context>
    <name>Winnow::DiffProblemText</name>
    <message>
        <source>The diff breaks at line %1 (byte %2): %3 What was whole is kept.</source>
        <translation>差异在第 %1 行（第 %2 字节）中断：%3完整的部分予以保留。</translation>
    </message>
    <message>
        <source>the header of a file was to go on here.</source>
        <translation>此处应继续文件头。</translation>
    </message>
    <message>
        <source>a line with +++ and the new name was expected.</source>
        <translation>此处应为带新文件名的 +++ 行。</translation>
    </message>
    <message>
        <source>the head of a hunk was expected, such as @@ -1,2 +3,4 @@.</source>
        <translation>此处应为差异块的头，如 @@ -1,2 +3,4 @@。</translation>
    </message>
    <message numerus="yes">
        <source>at least %n more line(s) of the hunk were expected, but the text ends.</source>
        <translation>
            <numerusform>差异块至少还应有 %n 行，但文本已结束。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at least %n more line(s) of the hunk were expected, but another line stands there.</source>
        <translation>
            <numerusform>差异块至少还应有 %n 行，但此处是别的行。</numerusform>
        </translation>
    </message>
    <message>
        <source>the hunk was to end here, as its head says, but goes on.</source>
        <translation>按其头所示，差异块应到此结束，但仍在继续。</translation>
    </message>
    <message>
        <source>a line of binary data was expected.</source>
        <translation>此处应为一行二进制数据。</translation>
    </message>
</context>
<context>
    <name>Winnow::DiffText</name>
    <message>
        <source>%1 → %2</source>
        <comment>old and new path</comment>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>new</source>
        <translation>新增</translation>
    </message>
    <message>
        <source>deleted</source>
        <translation>删除</translation>
    </message>
    <message>
        <source>renamed</source>
        <translation>改名</translation>
    </message>
    <message>
        <source>copied</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>in conflict</source>
        <translation>有冲突</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>修改</translation>
    </message>
    <message>
        <source>%1 % the same</source>
        <translation>%1 % 相同</translation>
    </message>
    <message>
        <source>submodule</source>
        <translation>子模块</translation>
    </message>
    <message>
        <source>symbolic link</source>
        <translation>符号链接</translation>
    </message>
    <message>
        <source>mode %1 → %2</source>
        <translation>权限 %1 → %2</translation>
    </message>
    <message numerus="yes">
        <source>merge of %n parent(s)</source>
        <translation>
            <numerusform>%n 个父提交的合并</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Folded because it is large: %Ln line(s). Press Enter to show it.</source>
        <translation>
            <numerusform>文件较大，已折叠：%Ln 行。按 Enter 显示。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Folded because a program wrote it: %Ln line(s). Press Enter to show it.</source>
        <translation>
            <numerusform>由程序生成，已折叠：%Ln 行。按 Enter 显示。</numerusform>
        </translation>
    </message>
    <message>
        <source>Folded because you have looked at it. Press Enter to show it.</source>
        <translation>已看过，已折叠。按 Enter 显示。</translation>
    </message>
    <message numerus="yes">
        <source>Folded: %Ln line(s). Press Enter to show it.</source>
        <translation>
            <numerusform>已折叠：%Ln 行。按 Enter 显示。</numerusform>
        </translation>
    </message>
    <message>
        <source>A binary file: there are no lines to show.</source>
        <translation>二进制文件，没有可显示的行。</translation>
    </message>
    <message>
        <source>Only the name is new; the contents are the same.</source>
        <translation>仅文件名有变，内容相同。</translation>
    </message>
    <message>
        <source>The merge of this file is not made yet.</source>
        <translation>此文件的合并尚未完成。</translation>
    </message>
    <message>
        <source>The submodule goes from %1 to %2.</source>
        <translation>子模块由 %1 变为 %2。</translation>
    </message>
    <message>
        <source>Only the mode is new; the contents are the same.</source>
        <translation>仅权限有变，内容相同。</translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation>文件为空。</translation>
    </message>
    <message>
        <source>The diff shows no lines of this file.</source>
        <translation>差异中没有此文件的行。</translation>
    </message>
    <message numerus="yes">
        <source>… %Ln line(s)</source>
        <comment>not in the diff</comment>
        <translation>
            <numerusform>… %Ln 行</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>… %Ln unchanged line(s). Press Enter to show them.</source>
        <translation>
            <numerusform>… %Ln 行未变。按 Enter 显示。</numerusform>
        </translation>
    </message>
    <message>
        <source>+%1 −%2</source>
        <comment>lines added and removed</comment>
        <translation>+%1 −%2</translation>
    </message>
    <message>
        <source>… %1 more</source>
        <translation>… 另有 %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln file(s), %1</source>
        <translation>
            <numerusform>%Ln 个文件，%1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>File %1, %2, %n line(s) added, %3 removed.</source>
        <translation>
            <numerusform>文件 %1，%2，新增 %n 行，删除 %3 行。</numerusform>
        </translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>第 %1 行：%2</translation>
    </message>
    <message>
        <source>Removed line %1: %2</source>
        <translation>删除的第 %1 行：%2</translation>
    </message>
    <message>
        <source>Added line %1: %2</source>
        <translation>新增的第 %1 行：%2</translation>
    </message>
    <message>
        <source>no newline at end of file</source>
        <translation>文件末尾没有换行</translation>
    </message>
    <message>
        <source>binary</source>
        <translation>二进制</translation>
    </message>
    <message>
        <source>Looked at</source>
        <translation>已看</translation>
    </message>
</context>
<context>
    <name>Winnow::DiffView</name>
    <message>
        <source>Diff</source>
        <translation>差异</translation>
    </message>
    <message>
        <source>There is no diff to show.</source>
        <translation>没有可显示的差异。</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Copy the old lines</source>
        <translation>复制旧行</translation>
    </message>
    <message>
        <source>Copy the new lines</source>
        <translation>复制新行</translation>
    </message>
    <message>
        <source>Select all</source>
        <translation>全选</translation>
    </message>
    <message>
        <source>%1 changes the direction in which the text after it is shown.</source>
        <translation>%1 会改变其后文字的显示方向。</translation>
    </message>
    <message>
        <source>%1 cannot be seen in the file itself.</source>
        <translation>%1 在文件中本不可见。</translation>
    </message>
</context>
<context>
    <name>Winnow::DifferencesPane</name>
    <message>
        <source>Nothing has changed since it went out.</source>
        <translation>发出之后没有变化。</translation>
    </message>
    <message>
        <source>It has not gone out yet.</source>
        <translation>尚未发出。</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>类别</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>As it went out</source>
        <translation>发出时</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>现在</translation>
    </message>
    <message>
        <source>What has changed since it went out</source>
        <translation>发出之后的变化</translation>
    </message>
</context>
<context>
    <name>Winnow::DraftEditor</name>
    <message>
        <source>The record holds no fact to insert.</source>
        <translation>记录中没有可插入的事实。</translation>
    </message>
    <message>
        <source>Choose a row in the outline or in the preview to write its texts.</source>
        <translation>在大纲或预览中选择一行来撰写行稿。</translation>
    </message>
    <message>
        <source>Insert a fact</source>
        <translation>插入事实</translation>
    </message>
    <message>
        <source>Puts a time, a distance or a number of the record where the cursor is.</source>
        <translation>在光标处插入记录中的时间、时间差或编号。</translation>
    </message>
    <message>
        <source>Problem</source>
        <translation>问题</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>解答</translation>
    </message>
    <message>
        <source>Line in its theme</source>
        <translation>组合解读行</translation>
    </message>
    <message>
        <source>Symptom</source>
        <translation>症状</translation>
    </message>
    <message>
        <source>First action</source>
        <translation>第一优先动作</translation>
    </message>
    <message>
        <source>Chinese</source>
        <translation>中文</translation>
    </message>
    <message>
        <source>English</source>
        <translation>英文</translation>
    </message>
</context>
<context>
    <name>Winnow::EvidenceStrip</name>
    <message>
        <source>Links</source>
        <translation>关联</translation>
    </message>
    <message>
        <source>Confirm: it belongs to this issue</source>
        <translation>确认：属于该 Issue</translation>
    </message>
    <message>
        <source>Reject: it does not</source>
        <translation>否决：不属于</translation>
    </message>
    <message>
        <source>Link a change…</source>
        <translation>关联变更…</translation>
    </message>
    <message>
        <source>Set the resolution…</source>
        <translation>设定处理结论…</translation>
    </message>
    <message>
        <source>Copy fact</source>
        <translation>复制事实</translation>
    </message>
    <message>
        <source>Assessment</source>
        <translation>评估</translation>
    </message>
    <message>
        <source>Not assessed yet</source>
        <translation>尚未评估</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>为什么？</translation>
    </message>
    <message>
        <source>The rules and facts behind all of this (F1 on a chip: behind that one)</source>
        <translation>以上结论背后的规则和事实（在标签上按 F1：只看该项）</translation>
    </message>
    <message>
        <source>Links…</source>
        <translation>关联…</translation>
    </message>
    <message>
        <source>Confirm, reject or add a change, or set the resolution</source>
        <translation>确认、否决或添加变更，或设定处理结论</translation>
    </message>
    <message>
        <source>Copy fact…</source>
        <translation>复制事实…</translation>
    </message>
    <message>
        <source>Copy a fact in Chinese or English (Ctrl+C on a chip: that one)</source>
        <translation>以中文或英文复制一条事实（在标签上按 Ctrl+C：复制该项）</translation>
    </message>
</context>
<context>
    <name>Winnow::FacetChip</name>
    <message>
        <source>%1: %2. Click to take it out of the filter.</source>
        <extracomment>Tooltip of a chosen value: %1 the facet (&quot;Repository&quot;), %2 the value.</extracomment>
        <translation>%1：%2。点按即移出筛选。</translation>
    </message>
    <message>
        <source>Remove the filter %1: %2</source>
        <extracomment>Spoken name of the button: %1 the facet (&quot;Repository&quot;), %2 the value.</extracomment>
        <translation>移除筛选 %1：%2</translation>
    </message>
</context>
<context>
    <name>Winnow::FacetModel</name>
    <message numerus="yes">
        <source>%1: %n issue(s)</source>
        <extracomment>Spoken for a value of a facet: %1 the value.</extracomment>
        <translation>
            <numerusform>%1：%n 条 Issue</numerusform>
        </translation>
    </message>
    <message>
        <source>Show fewer</source>
        <translation>收起</translation>
    </message>
    <message numerus="yes">
        <source>Show all %n value(s)</source>
        <translation>
            <numerusform>显示全部 %n 项</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Winnow::FacetPanel</name>
    <message>
        <source>Search words, repo: label: verdict:</source>
        <extracomment>Placeholder of the search field. The words before the colons are typed as they are in every language.</extracomment>
        <translation>搜索词、repo: label: verdict:</translation>
    </message>
    <message>
        <source>Search the candidates</source>
        <translation>搜索候选</translation>
    </message>
    <message>
        <source>Words are looked for in titles, texts and comments. Narrow with terms such as repo:kernel, label:bug, verdict:keep, reason:spam, proposal:drop, change:yes, kg:no.</source>
        <translation>在标题、正文和评论中查找。可用 repo:kernel、label:bug、verdict:keep、reason:spam、proposal:drop、change:yes、kg:no 等条件缩小范围。</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>筛选</translation>
    </message>
</context>
<context>
    <name>Winnow::FacetTexts</name>
    <message>
        <source>Nobody has proposed</source>
        <translation>无人建议</translation>
    </message>
    <message>
        <source>Proposed to keep</source>
        <translation>建议保留</translation>
    </message>
    <message>
        <source>Proposed to drop</source>
        <translation>建议剔除</translation>
    </message>
    <message>
        <source>Workers disagree</source>
        <translation>分析员意见不一</translation>
    </message>
    <message>
        <source>With a change</source>
        <translation>有变更</translation>
    </message>
    <message>
        <source>Without a change</source>
        <translation>无变更</translation>
    </message>
    <message>
        <source>With a graph reference</source>
        <translation>有图谱引用</translation>
    </message>
    <message>
        <source>Without a graph reference</source>
        <translation>无图谱引用</translation>
    </message>
    <message>
        <source>No reason given</source>
        <translation>未给理由</translation>
    </message>
    <message>
        <source>Repository</source>
        <translation>仓库</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>取舍</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>理由</translation>
    </message>
    <message>
        <source>Label</source>
        <translation>标签</translation>
    </message>
    <message>
        <source>Workers’ proposals</source>
        <translation>分析员建议</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>变更</translation>
    </message>
    <message>
        <source>Graph references</source>
        <translation>图谱引用</translation>
    </message>
    <message>
        <source>No timing</source>
        <translation>无时序</translation>
    </message>
    <message>
        <source>Timing</source>
        <translation>时序</translation>
    </message>
    <message>
        <source>Resolution</source>
        <translation>处理结论</translation>
    </message>
    <message>
        <source>Traps</source>
        <translation>陷阱</translation>
    </message>
</context>
<context>
    <name>Winnow::FacetTree</name>
    <message>
        <source>Facets</source>
        <translation>筛选项</translation>
    </message>
    <message>
        <source>Values to narrow the candidates by. Space ticks a value.</source>
        <translation>用来缩小候选范围的取值。按空格键勾选。</translation>
    </message>
</context>
<context>
    <name>Winnow::FileChooser</name>
    <message>
        <source>Winnow workspaces</source>
        <translation>Winnow 工作区</translation>
    </message>
    <message>
        <source>Import bundles</source>
        <translation>导入数据包</translation>
    </message>
    <message>
        <source>Bundles</source>
        <translation>数据包</translation>
    </message>
    <message>
        <source>Open a workspace</source>
        <translation>打开工作区</translation>
    </message>
    <message>
        <source>Make a new workspace</source>
        <translation>新建工作区</translation>
    </message>
    <message>
        <source>Import a published article</source>
        <translation>导入已发布文章</translation>
    </message>
    <message>
        <source>Articles</source>
        <translation>文章</translation>
    </message>
    <message>
        <source>Import a glossary</source>
        <translation>导入术语表</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>表格</translation>
    </message>
    <message>
        <source>Import knowledge</source>
        <translation>导入知识</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>页面</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>所有文件</translation>
    </message>
    <message>
        <source>Import a folder of knowledge</source>
        <translation>导入知识文件夹</translation>
    </message>
    <message>
        <source>Save what goes out to a folder</source>
        <translation>把将发出的内容保存到文件夹</translation>
    </message>
</context>
<context>
    <name>Winnow::FileImports</name>
    <message>
        <source>This workspace is open for reading only: nothing was imported.</source>
        <translation>此工作区以只读方式打开：未导入任何内容。</translation>
    </message>
    <message>
        <source>Open or make a workspace first.</source>
        <translation>请先打开或新建一个工作区。</translation>
    </message>
    <message numerus="yes">
        <source>Instalment %1 is known as published now, with %n row(s).</source>
        <translation>
            <numerusform>第 %1 期已记为发布，共 %n 行。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) were not understood and are kept as text: %1.</source>
        <translation>
            <numerusform>有 %n 行没有读懂，原样保留：%1。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In %n row(s) problem and answer are not separated.</source>
        <translation>
            <numerusform>有 %n 行的问题与解答没有分开。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The glossary took in %n term(s).</source>
        <translation>
            <numerusform>术语表收入 %n 条。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) hold no pair of terms and were left out: %1.</source>
        <translation>
            <numerusform>有 %n 行不成术语对，未收入：%1。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 could not be read (%2). Nothing was changed.</source>
        <translation>无法读取 %1（%2）。未作任何改动。</translation>
    </message>
    <message>
        <source>%1 holds no article: no table of issues was found in it. Nothing was changed.</source>
        <translation>%1 中没有文章：找不到 issue 表格。未作任何改动。</translation>
    </message>
    <message>
        <source>The workspace has no series yet that the terms could belong to. Import a bundle first.</source>
        <translation>工作区还没有系列可归入这些术语。请先导入一个数据包。</translation>
    </message>
    <message>
        <source>Which instalment?</source>
        <translation>这是第几期？</translation>
    </message>
    <message>
        <source>The title “%1” does not say which instalment this is. Its number:</source>
        <translation>标题“%1”没有说明这是第几期。期号：</translation>
    </message>
</context>
<context>
    <name>Winnow::FilterChips</name>
    <message>
        <source>All</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>Unaudited</source>
        <translation>未审</translation>
    </message>
    <message>
        <source>Low score</source>
        <translation>低分</translation>
    </message>
    <message>
        <source>Disputed</source>
        <translation>有争议</translation>
    </message>
    <message>
        <source>Changed since</source>
        <translation>审后已变</translation>
    </message>
    <message>
        <source>No reference</source>
        <translation>无引用</translation>
    </message>
    <message>
        <source>All references, and the rows without one</source>
        <translation>全部引用，以及没有引用的行</translation>
    </message>
    <message>
        <source>References that nobody has judged yet; while the audit is blind, not you</source>
        <translation>还没有人审核的引用；盲审期间指您还没有审的</translation>
    </message>
    <message>
        <source>References whose score is below the threshold of the series</source>
        <translation>分数低于系列下限的引用</translation>
    </message>
    <message>
        <source>References on which the reviewers differ</source>
        <translation>审核人意见不一的引用</translation>
    </message>
    <message>
        <source>References whose page reads differently since it was judged</source>
        <translation>审核之后页面内容变了的引用</translation>
    </message>
    <message>
        <source>Rows without a reference</source>
        <translation>没有引用的行</translation>
    </message>
</context>
<context>
    <name>Winnow::FindField</name>
    <message>
        <source>Previous match (Shift+F3)</source>
        <translation>上一处匹配 (Shift+F3)</translation>
    </message>
    <message>
        <source>Next match (F3)</source>
        <translation>下一处匹配 (F3)</translation>
    </message>
    <message>
        <source>Find in the diff</source>
        <translation>在差异中查找</translation>
    </message>
    <message>
        <source>nothing found</source>
        <translation>没有找到</translation>
    </message>
    <message numerus="yes">
        <source>%Ln found</source>
        <comment>number of matches</comment>
        <translation>
            <numerusform>找到 %Ln 处</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>number of a match, number of matches</comment>
        <translation>%1 / %2</translation>
    </message>
</context>
<context>
    <name>Winnow::ForgePage</name>
    <message>
        <source>This is no address of an API: it begins with https:// and holds neither a user name nor parameters, as in %1.</source>
        <translation>这不是 API 地址：应以 https:// 开头，不含用户名和参数，例如 %1。</translation>
    </message>
    <message>
        <source>A token for %1 is known until Winnow is closed. To replace it, enter another.</source>
        <translation>%1 的令牌在关闭本程序前有效。要更换请另行输入。</translation>
    </message>
    <message>
        <source>Make a token on &lt;a href=&quot;%1&quot;&gt;%2&lt;/a&gt;; reading rights are enough. It is kept in the system&apos;s keychain, nowhere else.</source>
        <translation>在 &lt;a href=&quot;%1&quot;&gt;%2&lt;/a&gt; 上新建令牌，只读权限即可。令牌只存入系统密钥环。</translation>
    </message>
    <message>
        <source>Make a token in your settings on that server; reading rights are enough. It is kept in the system&apos;s keychain, nowhere else.</source>
        <translation>在该服务器的个人设置中新建令牌，只读权限即可。令牌只存入系统密钥环。</translation>
    </message>
    <message>
        <source>Without a token %1 shows only what is public, or nothing at all, and is asked %2.</source>
        <extracomment>%1 a forge, %2 &quot;at most 60 an hour&quot;</extracomment>
        <translation>没有令牌时，%1 只给出公开内容，甚至什么都不给；此时请求频率为 %2。</translation>
    </message>
    <message>
        <source>Forge</source>
        <translation>代码托管平台</translation>
    </message>
    <message>
        <source>&amp;Forge</source>
        <translation>平台(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;API address</source>
        <translation>API 地址(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Token</source>
        <translation>令牌(&amp;T)</translation>
    </message>
    <message>
        <source>paste it here</source>
        <translation>粘贴到此处</translation>
    </message>
    <message>
        <source>Forget the token</source>
        <translation>删除令牌</translation>
    </message>
    <message>
        <source>API address, empty for the public one</source>
        <translation>API 地址，留空为公共站点</translation>
    </message>
    <message>
        <source>Token</source>
        <translation>令牌</translation>
    </message>
    <message>
        <source>About the token</source>
        <translation>关于令牌</translation>
    </message>
    <message>
        <source>A token for %1 is kept and will be used. To replace it, enter another.</source>
        <translation>%1 的令牌已保存，将会使用。要更换请另行输入。</translation>
    </message>
</context>
<context>
    <name>Winnow::FunnelDialog</name>
    <message>
        <source>Funnel</source>
        <translation>漏斗</translation>
    </message>
    <message>
        <source>Each issue of the workspace is counted once, by what holds for this instalment now.</source>
        <translation>工作区中的每条 Issue 只计一次，按本期目前的结论计。</translation>
    </message>
    <message>
        <source>Copy in &amp;words</source>
        <translation>复制为文字(&amp;W)</translation>
    </message>
    <message>
        <source>Copy as &amp;SVG</source>
        <translation>复制为 SVG(&amp;S)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
</context>
<context>
    <name>Winnow::FunnelView</name>
    <message>
        <source>Funnel of the instalment</source>
        <translation>本期漏斗</translation>
    </message>
    <message>
        <source>Copy in words</source>
        <translation>复制为文字</translation>
    </message>
    <message>
        <source>Copy as SVG</source>
        <translation>复制为 SVG</translation>
    </message>
</context>
<context>
    <name>Winnow::GuardLine</name>
    <message numerus="yes">
        <source>%n error(s) of the lint keep this from going out.</source>
        <translation>
            <numerusform>检查发现 %n 处错误，不能发出。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No errors; %n warning(s) of the lint.</source>
        <translation>
            <numerusform>没有错误；检查有 %n 条警告。</numerusform>
        </translation>
    </message>
    <message>
        <source>The lint finds nothing: every claim agrees with the record.</source>
        <translation>检查未发现问题：每条说法都与记录一致。</translation>
    </message>
    <message>
        <source>Publish all the same, because… (this goes into the history)</source>
        <translation>仍要发布，理由是……（会写入历史）</translation>
    </message>
    <message>
        <source>Why it is published in spite of errors</source>
        <translation>有错误仍要发布的理由</translation>
    </message>
    <message>
        <source>Show problems</source>
        <translation>查看问题</translation>
    </message>
    <message>
        <source>Goes to the article desk, where they are listed</source>
        <translation>转到文章台查看清单</translation>
    </message>
</context>
<context>
    <name>Winnow::HistoryPane</name>
    <message>
        <source>When</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>去向</translation>
    </message>
    <message>
        <source>Languages</source>
        <translation>语言</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>By</source>
        <translation>发布人</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>Errors overridden because</source>
        <translation>忽略错误的理由</translation>
    </message>
    <message>
        <source>History of publications</source>
        <translation>发布历史</translation>
    </message>
    <message>
        <source>Nothing has been published yet. Copy it, save it to a folder or send it: what went where, when and by whom is kept here.</source>
        <translation>尚未发布。复制、保存到文件夹或发送之后，何时由谁发到何处都会记在这里。</translation>
    </message>
</context>
<context>
    <name>Winnow::ImportPanel</name>
    <message numerus="yes">
        <source>Importing %n file(s): %1</source>
        <translation>
            <numerusform>正在导入 %n 个文件：%1</numerusform>
        </translation>
    </message>
    <message>
        <source>, </source>
        <translation>、</translation>
    </message>
    <message>
        <source>Cancel the import</source>
        <translation>取消导入</translation>
    </message>
    <message>
        <source>Copy the report</source>
        <translation>复制报告</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Report of the import</source>
        <translation>导入报告</translation>
    </message>
    <message>
        <source>Progress of the import</source>
        <translation>导入进度</translation>
    </message>
</context>
<context>
    <name>Winnow::ImportText</name>
    <message>
        <source>Checking: %1 lines read</source>
        <translation>正在检查：已读 %1 行</translation>
    </message>
    <message>
        <source>Importing: %1 lines read</source>
        <translation>正在导入：已读 %1 行</translation>
    </message>
    <message>
        <source>Making texts searchable: %1 of %2 issues</source>
        <translation>正在建立全文索引：%1 / %2 条 Issue</translation>
    </message>
    <message>
        <source>%1; about %2 s left</source>
        <extracomment>%1 a whole sentence, %2 a number of seconds or minutes</extracomment>
        <translation>%1；约剩 %2 秒</translation>
    </message>
    <message>
        <source>%1; about %2 min left</source>
        <translation>%1；约剩 %2 分钟</translation>
    </message>
    <message>
        <source>The import was cancelled. What had come in until then is kept: %1 records added, %2 changed. Importing the same files again goes on.</source>
        <translation>导入已取消。此前导入的内容予以保留：新增 %1 条记录，变更 %2 条。再次导入同样的文件即可继续。</translation>
    </message>
    <message>
        <source>The import was cancelled. Nothing was changed.</source>
        <translation>导入已取消，未作任何改动。</translation>
    </message>
    <message numerus="yes">
        <source>Nothing was imported: %n line(s) were refused.</source>
        <translation>
            <numerusform>没有导入任何内容：有 %n 行被拒。</numerusform>
        </translation>
    </message>
    <message>
        <source>Everything in these files was known already. Nothing changed.</source>
        <translation>这些文件中的内容都已有了，没有变化。</translation>
    </message>
    <message>
        <source>Imported: %1 records added, %2 changed, %3 known already.</source>
        <translation>导入完成：新增 %1 条记录，变更 %2 条，已有 %3 条。</translation>
    </message>
    <message numerus="yes">
        <source>%1 %n line(s) were refused; all others are in.</source>
        <extracomment>%1 a whole sentence</extracomment>
        <translation>
            <numerusform>%1有 %n 行被拒，其余均已导入。</numerusform>
        </translation>
    </message>
    <message>
        <source>Refused lines:</source>
        <translation>被拒的行：</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>另有 %n 行</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) of unknown type “%1” left out</source>
        <translation>
            <numerusform>有 %n 行属未知类型“%1”，未收入</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n value(s) of unknown key “%1” left out</source>
        <translation>
            <numerusform>有 %n 个值属未知字段“%1”，未收入</numerusform>
        </translation>
    </message>
    <message>
        <source>Issues that records name, but that never came:</source>
        <translation>记录中提到、但始终没有出现的 Issue：</translation>
    </message>
    <message>
        <source>Changes that records name, but that never came:</source>
        <translation>记录中提到、但始终没有出现的变更：</translation>
    </message>
    <message>
        <source>Weighing the evidence: %1 of %2 issues</source>
        <translation>评估证据：%1 / %2 条 Issue</translation>
    </message>
</context>
<context>
    <name>Winnow::InstalmentPage</name>
    <message>
        <source>New series…</source>
        <translation>新建系列…</translation>
    </message>
    <message>
        <source>A series needs a short name.</source>
        <translation>系列需要一个短名称。</translation>
    </message>
    <message>
        <source>The short name may hold small letters, digits, points, dashes and underscores only.</source>
        <translation>短名称只能含小写字母、数字、点、连字符和下划线。</translation>
    </message>
    <message>
        <source>There is a series of this name already: choose it above.</source>
        <translation>已有同名系列：请在上方选择。</translation>
    </message>
    <message>
        <source>No time zone of this name is known. Write it as in “Asia/Shanghai”.</source>
        <translation>没有这个时区。写法如 “Asia/Shanghai”。</translation>
    </message>
    <message>
        <source>The window ends before it begins.</source>
        <translation>窗口的结束早于开始。</translation>
    </message>
    <message>
        <source>Times are those of %1; the end itself is not part of the window.</source>
        <extracomment>%1 a time zone</extracomment>
        <translation>时间按 %1；结束时刻本身不在窗口内。</translation>
    </message>
    <message>
        <source>The window begins in the future: no issue was closed in it yet.</source>
        <translation>窗口始于将来：其中还没有关闭的 Issue。</translation>
    </message>
    <message>
        <source>The window is not over yet: a later sweep brings what is closed until then.</source>
        <translation>窗口尚未结束：之后再收集一次即可补齐。</translation>
    </message>
    <message>
        <source>This will be instalment %1.</source>
        <translation>这将是第 %1 期。</translation>
    </message>
    <message numerus="yes">
        <source>%n issue(s) that the last instalment left over will be offered again.</source>
        <translation>
            <numerusform>上期余下的 %n 条 Issue 会再次列出。</numerusform>
        </translation>
    </message>
    <message>
        <source>Instalment</source>
        <translation>本期</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>窗口</translation>
    </message>
    <message>
        <source>A new instalment takes the issues that were closed in its window.</source>
        <translation>新的一期收入在其窗口内关闭的 Issue。</translation>
    </message>
    <message>
        <source>The sweep takes issues that were closed in this window into instalment %1.</source>
        <translation>收集会把此窗口内关闭的 Issue 收入第 %1 期。</translation>
    </message>
    <message>
        <source>&amp;Series</source>
        <translation>系列(&amp;S)</translation>
    </message>
    <message>
        <source>Short &amp;name</source>
        <translation>短名称(&amp;N)</translation>
    </message>
    <message>
        <source>weekly-picks</source>
        <translation>weekly-picks</translation>
    </message>
    <message>
        <source>Title of the series</source>
        <translation>系列标题</translation>
    </message>
    <message>
        <source>in Chinese</source>
        <translation>中文</translation>
    </message>
    <message>
        <source>in English</source>
        <translation>英文</translation>
    </message>
    <message>
        <source>Title of the series in Chinese</source>
        <translation>系列的中文标题</translation>
    </message>
    <message>
        <source>Title of the series in English</source>
        <translation>系列的英文标题</translation>
    </message>
    <message>
        <source>Time &amp;zone</source>
        <translation>时区(&amp;Z)</translation>
    </message>
    <message>
        <source>An instalment every</source>
        <translation>每期间隔</translation>
    </message>
    <message>
        <source> days</source>
        <translation> 天</translation>
    </message>
    <message>
        <source>&amp;Title</source>
        <translation>标题(&amp;T)</translation>
    </message>
    <message>
        <source>in Chinese, may stay empty</source>
        <translation>中文，可留空</translation>
    </message>
    <message>
        <source>in English, may stay empty</source>
        <translation>英文，可留空</translation>
    </message>
    <message>
        <source>Title of the instalment in Chinese</source>
        <translation>本期的中文标题</translation>
    </message>
    <message>
        <source>Title of the instalment in English</source>
        <translation>本期的英文标题</translation>
    </message>
    <message>
        <source>&amp;Rows in the article</source>
        <translation>文章行数(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Closed from</source>
        <translation>关闭时间自(&amp;C)</translation>
    </message>
    <message>
        <source>and &amp;before</source>
        <translation>至（不含）(&amp;B)</translation>
    </message>
</context>
<context>
    <name>Winnow::IntegrityText</name>
    <message>
        <source>the state is stored as %1, the journal says %2</source>
        <translation>存储的状态是 %1，按取舍日志应为 %2</translation>
    </message>
    <message>
        <source>the labels are not those of the issue</source>
        <translation>标签与该 Issue 的不符</translation>
    </message>
    <message>
        <source>the texts are not searchable</source>
        <translation>文本尚不可检索</translation>
    </message>
    <message>
        <source>row %1 belongs to no issue</source>
        <translation>第 %1 行不属于任何 Issue</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>另有 %1 处</translation>
    </message>
    <message>
        <source>the application id is %1</source>
        <translation>application_id 为 %1</translation>
    </message>
    <message>
        <source>the schema version is %1</source>
        <translation>schema 版本为 %1</translation>
    </message>
    <message>
        <source>a row names a row of %1 that is not there</source>
        <translation>有一行引用了 %1 中不存在的行</translation>
    </message>
    <message>
        <source>row %1 names a row of %2 that is not there</source>
        <translation>第 %1 行引用了 %2 中不存在的行</translation>
    </message>
    <message>
        <source>the funnel does not add up: %1</source>
        <translation>漏斗数目对不上：%1</translation>
    </message>
    <message>
        <source>the funnel is %1, the journal gives %2</source>
        <translation>漏斗为 %1，按取舍日志应为 %2</translation>
    </message>
    <message>
        <source>%1 is missing</source>
        <translation>缺少 %1</translation>
    </message>
    <message>
        <source>%1 is not as this program makes it</source>
        <translation>%1 与本程序所建的不一致</translation>
    </message>
    <message>
        <source>%1 does not belong here</source>
        <translation>%1 不应在此</translation>
    </message>
    <message>
        <source>the assessment is stored as %1, the facts give %2</source>
        <translation>评估记为 %1，事实得出 %2</translation>
    </message>
    <message>
        <source>what its texts say is not what is kept</source>
        <translation>其文本所述与所存不符</translation>
    </message>
    <message>
        <source>kg_refs, proposals and value are stored as %1, the tables give %2</source>
        <translation>kg_refs、建议与估值记为 %1，各表得出 %2</translation>
    </message>
    <message>
        <source>the list shows another assessment</source>
        <translation>列表显示的是另一份评估</translation>
    </message>
    <message>
        <source>the storms are not those of the issues&apos; closes</source>
        <translation>批量关单记录与各 Issue 的关单时间不符</translation>
    </message>
    <message>
        <source>node %1 is not searchable</source>
        <translation>节点 %1 无法被搜索到</translation>
    </message>
    <message>
        <source>row %1 belongs to no node</source>
        <translation>第 %1 行不属于任何节点</translation>
    </message>
    <message>
        <source>the nodes are counted wrongly</source>
        <translation>节点计数有误</translation>
    </message>
</context>
<context>
    <name>Winnow::IssuePage</name>
    <message>
        <source>(no title)</source>
        <translation>（无标题）</translation>
    </message>
    <message>
        <source>The issue has no text.</source>
        <translation>该 Issue 没有正文。</translation>
    </message>
    <message numerus="yes">
        <source>Cut here: %n more character(s). Open the page in the browser to read on.</source>
        <translation>
            <numerusform>在此截断：后面还有 %n 个字符。在浏览器中打开页面可继续阅读。</numerusform>
        </translation>
    </message>
    <message>
        <source>somebody</source>
        <translation>某人</translation>
    </message>
    <message>
        <source>Opened by %1</source>
        <translation>%1 提交</translation>
    </message>
    <message>
        <source>Opened by %1 on %2 (%3)</source>
        <extracomment>%1 a person, %2 a time, %3 a time zone</extracomment>
        <translation>%1 提交于 %2（%3）</translation>
    </message>
    <message>
        <source>Still open</source>
        <translation>尚未关闭</translation>
    </message>
    <message>
        <source>Closed on %1</source>
        <translation>关闭于 %1</translation>
    </message>
    <message>
        <source>Closed by %1 on %2</source>
        <translation>%1 关闭于 %2</translation>
    </message>
    <message>
        <source>%1, %2 after it was opened</source>
        <extracomment>%1 a whole sentence about the close, %2 a length of time</extracomment>
        <translation>%1，距提交 %2</translation>
    </message>
</context>
<context>
    <name>Winnow::IssuePane</name>
    <message>
        <source>Evidence</source>
        <translation>证据</translation>
    </message>
    <message>
        <source>Conversation</source>
        <translation>对话</translation>
    </message>
    <message>
        <source>Issue text</source>
        <translation>正文</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>记录</translation>
    </message>
    <message>
        <source>Loading…</source>
        <translation>正在载入…</translation>
    </message>
    <message>
        <source>Diff</source>
        <translation>差异</translation>
    </message>
</context>
<context>
    <name>Winnow::IssueTextView</name>
    <message>
        <source>Text of the issue</source>
        <translation>Issue 正文</translation>
    </message>
</context>
<context>
    <name>Winnow::KnowledgeProvidersDialog</name>
    <message>
        <source>Knowledge providers</source>
        <translation>知识来源</translation>
    </message>
    <message>
        <source>Servers that are asked for references besides the workspace&apos;s own index: reconciliation services, JSON search addresses, MCP servers. What they find is only proposed.</source>
        <translation>除工作区自身索引之外用来查找引用的服务器：实体对齐服务、JSON 搜索地址、MCP 服务器。它们找到的只作为提议。</translation>
    </message>
    <message>
        <source>Settings of the providers, JSON</source>
        <translation>来源设置，JSON</translation>
    </message>
    <message>
        <source>No providers yet. “Insert an example” shows the three kinds.</source>
        <translation>还没有来源。“填入示例”可看到三种写法。</translation>
    </message>
    <message>
        <source>Access token</source>
        <translation>访问令牌</translation>
    </message>
    <message>
        <source>Provider that the token is for</source>
        <translation>令牌所属的来源</translation>
    </message>
    <message>
        <source>Keep in the keychain</source>
        <translation>存入密钥环</translation>
    </message>
    <message>
        <source>Insert an example</source>
        <translation>填入示例</translation>
    </message>
    <message numerus="yes">
        <source>%n provider(s)</source>
        <translation>
            <numerusform>%n 个来源</numerusform>
        </translation>
    </message>
    <message>
        <source>The token is in the keychain.</source>
        <translation>令牌已存入密钥环。</translation>
    </message>
    <message>
        <source>There is no keychain here: the token is kept until Winnow is closed.</source>
        <translation>此处没有密钥环：令牌只保留到 Winnow 关闭为止。</translation>
    </message>
</context>
<context>
    <name>Winnow::KnowledgeWork</name>
    <message>
        <source>Something is being read or looked for already. Wait for it or cancel it.</source>
        <translation>已有读取或查找在进行。请等它结束或先取消。</translation>
    </message>
    <message>
        <source>Reading documents…</source>
        <translation>正在读取文档…</translation>
    </message>
    <message numerus="yes">
        <source>Looking for documents: %Ln found</source>
        <translation>
            <numerusform>正在查找文档：已找到 %Ln 个</numerusform>
        </translation>
    </message>
    <message>
        <source>Reading documents</source>
        <translation>正在读取文档</translation>
    </message>
    <message>
        <source>The knowledge index has %1 new, %2 changed and %3 removed nodes.</source>
        <translation>知识索引新增 %1 个、更新 %2 个、移除 %3 个节点。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln file(s) were left out; the first: %1 (%2).</source>
        <translation>
            <numerusform>有 %Ln 个文件未收入；第一个：%1（%2）。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bundle(s) among them: bring them in with “Import bundles”.</source>
        <translation>
            <numerusform>其中有 %n 个数据包：请用“导入数据包”收入。</numerusform>
        </translation>
    </message>
    <message>
        <source>Cancelled; what was read is kept. %1</source>
        <translation>已取消；已读取的内容保留。%1</translation>
    </message>
    <message>
        <source>Looking for references…</source>
        <translation>正在查找引用…</translation>
    </message>
    <message>
        <source>Every row has a reference, or is left empty on purpose. Nothing was looked for.</source>
        <translation>每一行都已有引用或特意留空。未作查找。</translation>
    </message>
    <message>
        <source>Looking for references</source>
        <translation>正在查找引用</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) were searched for.</source>
        <translation>
            <numerusform>已为 %n 行查找。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n reference(s) are proposed; none counts before somebody accepts it.</source>
        <translation>
            <numerusform>提议 %n 处引用；未经采纳一概不算数。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) stay blank: nothing was good enough.</source>
        <translation>
            <numerusform>有 %n 行留空：没有足够好的节点。</numerusform>
        </translation>
    </message>
    <message>
        <source>Cancelled; what was found is kept. %1</source>
        <translation>已取消；已找到的保留。%1</translation>
    </message>
    <message>
        <source>Making nodes searchable</source>
        <translation>正在建立节点索引</translation>
    </message>
</context>
<context>
    <name>Winnow::LengthMeter</name>
    <message>
        <source>%1, %2 too many</source>
        <extracomment>A text is longer than its limit: %1 &quot;53 / 50&quot;, %2 3</extracomment>
        <translation>%1，超出 %2</translation>
    </message>
    <message>
        <source>Length: %1 characters</source>
        <translation>长度：%1 个字符</translation>
    </message>
</context>
<context>
    <name>Winnow::LinkBar</name>
    <message>
        <source>This link leads out of Winnow: %1</source>
        <translation>此链接通向 Winnow 之外：%1</translation>
    </message>
    <message>
        <source>Open in the browser</source>
        <translation>在浏览器中打开</translation>
    </message>
    <message>
        <source>Do not open</source>
        <translation>不打开</translation>
    </message>
</context>
<context>
    <name>Winnow::MainMenu</name>
    <message>
        <source>&amp;Recent workspaces</source>
        <translation>最近的工作区(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Appearance</source>
        <translation>外观(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Language / 语言</source>
        <translation>语言 / &amp;Language</translation>
    </message>
    <message>
        <source>C&amp;olumns</source>
        <translation>列(&amp;O)</translation>
    </message>
    <message>
        <source>As the &amp;system</source>
        <translation>跟随系统(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>浅色(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>深色(&amp;D)</translation>
    </message>
    <message>
        <source>%1 (missing)</source>
        <translation>%1（文件已不在）</translation>
    </message>
    <message>
        <source>None yet</source>
        <translation>暂无</translation>
    </message>
</context>
<context>
    <name>Winnow::MainWindow</name>
    <message>
        <source>This workspace may only be read: you can look at everything, but decide nothing.</source>
        <translation>此工作区只能读取：可以查看一切，但不能作取舍。</translation>
    </message>
    <message>
        <source>Read only: %1 (process %2 on %3) is working in this workspace. You can look at everything; decisions are made over there. Close it there, then try again.</source>
        <translation>只读：%1（%3 上的进程 %2）正在使用此工作区。您可以查看一切，取舍请在那边进行；在那边关闭后再试一次即可。</translation>
    </message>
    <message>
        <source>Read only: this user may not write the file or its folder. Give the permission, or copy the file, then try again.</source>
        <translation>只读：当前用户无权写入该文件或其所在文件夹。授予权限或另存一份后再试。</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>再试一次</translation>
    </message>
    <message>
        <source>%1 — %2 — Winnow</source>
        <extracomment>Title of the window: %1 the instalment, %2 the file</extracomment>
        <translation>%1 — %2 — Winnow</translation>
    </message>
    <message>
        <source>Winnow</source>
        <translation>Winnow 精选工作台</translation>
    </message>
    <message>
        <source>Applying the prefilter rules…</source>
        <translation>正在应用预筛规则…</translation>
    </message>
    <message>
        <source>The prefilter rules have been applied.</source>
        <translation>预筛规则已应用。</translation>
    </message>
    <message>
        <source>Drop to open %1.</source>
        <translation>松开即打开 %1。</translation>
    </message>
    <message numerus="yes">
        <source>Drop to import %n file(s).</source>
        <translation>
            <numerusform>松开即导入 %n 个文件。</numerusform>
        </translation>
    </message>
    <message>
        <source>An import is going on. Wait for it or cancel it, then import these files.</source>
        <translation>正在导入。请等它完成或将其取消，再导入这些文件。</translation>
    </message>
    <message>
        <source>This workspace is open for reading only: nothing was imported.</source>
        <translation>此工作区以只读方式打开，未导入任何内容。</translation>
    </message>
</context>
<context>
    <name>Winnow::Markdown</name>
    <message>
        <source>Image</source>
        <translation>图片</translation>
    </message>
    <message>
        <source>Image: %1</source>
        <translation>图片：%1</translation>
    </message>
</context>
<context>
    <name>Winnow::MessageLine</name>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>Take this decision back</source>
        <translation>撤回这次取舍</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>知道了</translation>
    </message>
    <message>
        <source>Remove this message</source>
        <translation>移除这条消息</translation>
    </message>
</context>
<context>
    <name>Winnow::NewBatchWizard</name>
    <message>
        <source>Step %1 of %2: %3</source>
        <translation>第 %1 步，共 %2 步：%3</translation>
    </message>
    <message>
        <source>New batch</source>
        <translation>新建一期</translation>
    </message>
    <message>
        <source>Sweep</source>
        <translation>收集</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>上一步(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>下一步(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Make it and sweep</source>
        <translation>建立并收集(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Sweep</source>
        <translation>收集(&amp;S)</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
</context>
<context>
    <name>Winnow::NodePane</name>
    <message>
        <source>Text of “%1”</source>
        <translation>“%1”的正文</translation>
    </message>
    <message>
        <source>Text of the node</source>
        <translation>节点正文</translation>
    </message>
    <message>
        <source>score %1</source>
        <translation>分数 %1</translation>
    </message>
    <message>
        <source>Address of the page: %1</source>
        <translation>页面地址：%1</translation>
    </message>
    <message>
        <source>Found by: %1</source>
        <translation>检索词：%1</translation>
    </message>
    <message>
        <source>No passage of this page matches the row.</source>
        <translation>这个页面没有与本行匹配之处。</translation>
    </message>
    <message numerus="yes">
        <source>%n passage(s) match the row</source>
        <translation>
            <numerusform>%n 处与本行匹配</numerusform>
        </translation>
    </message>
    <message>
        <source>Passage %1 of %2</source>
        <translation>匹配 %1 / %2</translation>
    </message>
    <message>
        <source>Previous passage that matches</source>
        <translation>上一处匹配</translation>
    </message>
    <message>
        <source>Next passage that matches</source>
        <translation>下一处匹配</translation>
    </message>
    <message>
        <source>No node to show.</source>
        <translation>没有可显示的节点。</translation>
    </message>
</context>
<context>
    <name>Winnow::OutlineModel</name>
    <message>
        <source>In no theme yet (%1)</source>
        <translation>尚未归入主题（%1）</translation>
    </message>
    <message>
        <source>Sections (%1)</source>
        <translation>分仓章节（%1）</translation>
    </message>
    <message>
        <source>Themes (%1)</source>
        <translation>组合解读（%1）</translation>
    </message>
    <message>
        <source>Troubleshooting guide (%1)</source>
        <translation>排错指引（%1）</translation>
    </message>
    <message>
        <source>(no text yet)</source>
        <translation>（尚无文字）</translation>
    </message>
    <message>
        <source>no text</source>
        <comment>state of a row</comment>
        <translation>无行稿</translation>
    </message>
    <message>
        <source>no Chinese</source>
        <comment>state of a row</comment>
        <translation>缺中文</translation>
    </message>
    <message>
        <source>no English</source>
        <comment>state of a row</comment>
        <translation>缺英文</translation>
    </message>
    <message numerus="yes">
        <source>%n problem(s)</source>
        <translation>
            <numerusform>%n 个问题</numerusform>
        </translation>
    </message>
    <message>
        <source>Title and footer</source>
        <translation>标题与页脚</translation>
    </message>
    <message>
        <source>Method and disclosure</source>
        <translation>考据与口径披露</translation>
    </message>
    <message>
        <source>Counting window</source>
        <comment>statement of the method section</comment>
        <translation>统计窗口</translation>
    </message>
    <message>
        <source>Knowledge graph</source>
        <comment>statement of the method section</comment>
        <translation>图谱核实</translation>
    </message>
    <message>
        <source>Merge rule</source>
        <comment>statement of the method section</comment>
        <translation>合入口径</translation>
    </message>
    <message>
        <source>Timing tiers</source>
        <comment>statement of the method section</comment>
        <translation>时序分层</translation>
    </message>
    <message>
        <source>Timing traps</source>
        <comment>statement of the method section</comment>
        <translation>时序陷阱</translation>
    </message>
    <message>
        <source>Honest drops</source>
        <comment>statement of the method section</comment>
        <translation>如实剔除</translation>
    </message>
    <message>
        <source>Left over</source>
        <comment>statement of the method section</comment>
        <translation>余量</translation>
    </message>
</context>
<context>
    <name>Winnow::OutlinePane</name>
    <message>
        <source>Into theme %1</source>
        <translation>归入主题 %1</translation>
    </message>
    <message>
        <source>There is no theme yet.</source>
        <translation>还没有主题。</translation>
    </message>
    <message>
        <source>Out of its theme</source>
        <translation>移出主题</translation>
    </message>
    <message>
        <source>Outline</source>
        <translation>大纲</translation>
    </message>
    <message>
        <source>Take out of the article</source>
        <translation>从文章中移出</translation>
    </message>
    <message>
        <source>Drag rows into themes, or press F; Alt+Up and Alt+Down move a line, Delete takes a theme out.</source>
        <translation>把行拖进组合解读，或按 F；Alt+上、Alt+下移动一行，Delete 移出一个主题。</translation>
    </message>
</context>
<context>
    <name>Winnow::PartEditor</name>
    <message>
        <source>Subtitle</source>
        <translation>副标题</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>概要</translation>
    </message>
    <message>
        <source>Section of %1</source>
        <translation>%1 的分仓章节</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>标题</translation>
    </message>
    <message>
        <source>Lead</source>
        <translation>导语</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>组合主题</translation>
    </message>
    <message>
        <source>Symptom</source>
        <translation>症状</translation>
    </message>
    <message>
        <source>First action</source>
        <translation>第一优先动作</translation>
    </message>
    <message>
        <source>Line of the troubleshooting guide</source>
        <translation>排错指引行</translation>
    </message>
    <message>
        <source>Chinese</source>
        <translation>中文</translation>
    </message>
    <message>
        <source>English</source>
        <translation>英文</translation>
    </message>
    <message>
        <source>%1, Chinese and English</source>
        <extracomment>A text&apos;s name, and that both its languages stand below</extracomment>
        <translation>%1（中文与英文）</translation>
    </message>
    <message>
        <source>Your own sentences beside “%1”; the statement itself is computed from the record</source>
        <translation>“%1”前后由您自己写的句子；这一条本身由记录计算得出</translation>
    </message>
    <message>
        <source>The article as a whole</source>
        <translation>整篇文章</translation>
    </message>
    <message>
        <source>Before the statement</source>
        <translation>在这一条之前</translation>
    </message>
    <message>
        <source>After the statement</source>
        <translation>在这一条之后</translation>
    </message>
    <message>
        <source>Alias of the repository</source>
        <translation>仓简码</translation>
    </message>
    <message>
        <source>Positioning of the repository</source>
        <translation>仓库定位</translation>
    </message>
    <message>
        <source>Title of the instalment</source>
        <translation>本期标题</translation>
    </message>
    <message>
        <source>Tagline</source>
        <translation>题记</translation>
    </message>
    <message>
        <source>Footer</source>
        <translation>页脚</translation>
    </message>
</context>
<context>
    <name>Winnow::ProblemsModel</name>
    <message>
        <source>Error</source>
        <translation>错误</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>警告</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>提示</translation>
    </message>
    <message>
        <source>Chinese</source>
        <translation>中文</translation>
    </message>
    <message>
        <source>English</source>
        <translation>英文</translation>
    </message>
    <message>
        <source>Instalment</source>
        <translation>本期</translation>
    </message>
    <message>
        <source>Theme %1 · %2</source>
        <translation>主题 %1 · %2</translation>
    </message>
    <message>
        <source>Guide, line %1 · %2</source>
        <translation>指引第 %1 行 · %2</translation>
    </message>
    <message>
        <source>Method · %1</source>
        <translation>口径披露 · %1</translation>
    </message>
    <message>
        <source>Overview · %1</source>
        <translation>总览 · %1</translation>
    </message>
    <message>
        <source>Severity</source>
        <translation>级别</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>What is wrong</source>
        <translation>问题</translation>
    </message>
</context>
<context>
    <name>Winnow::ProblemsPane</name>
    <message>
        <source>The lint finds nothing: every claim agrees with the record.</source>
        <translation>校对未发现问题：每一处说法都与记录一致。</translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <extracomment>Summary of the lint: %1 &quot;2 errors&quot;, %2 &quot;1 warning&quot;, %3 &quot;5 hints&quot;</extracomment>
        <translation>%1，%2，%3</translation>
    </message>
    <message numerus="yes">
        <source>%n error(s)</source>
        <translation>
            <numerusform>%n 个错误</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s)</source>
        <translation>
            <numerusform>%n 个警告</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hint(s)</source>
        <translation>
            <numerusform>%n 条提示</numerusform>
        </translation>
    </message>
    <message>
        <source>Fix</source>
        <translation>修正</translation>
    </message>
    <message>
        <source>Applies the fix of the problem that is current (X).</source>
        <translation>应用当前问题的修正（X）。</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>问题列表</translation>
    </message>
</context>
<context>
    <name>Winnow::ProposalStrip</name>
    <message>
        <source>%1 proposes: %2</source>
        <extracomment>A worker&apos;s proposal for a text: %1 the worker, %2 the text</extracomment>
        <translation>%1 提议：%2</translation>
    </message>
    <message>
        <source>Take</source>
        <translation>采用</translation>
    </message>
    <message>
        <source>Puts the proposal in the place of the text.</source>
        <translation>用提议替换现有文字。</translation>
    </message>
    <message>
        <source>Take part</source>
        <translation>采用所选</translation>
    </message>
    <message>
        <source>Inserts the selected part of the proposal at the cursor.</source>
        <translation>把提议中选中的部分插入光标处。</translation>
    </message>
</context>
<context>
    <name>Winnow::PublishDesk</name>
    <message>
        <source>Publish</source>
        <translation>发布</translation>
    </message>
    <message>
        <source>%1 is there already and was not written by Winnow, or somebody changed it. Nothing was written.</source>
        <translation>%1 已存在，且不是本程序写的，或已被改动。没有写入任何内容。</translation>
    </message>
    <message>
        <source>Overwrite it</source>
        <translation>覆盖</translation>
    </message>
    <message>
        <source>It is being made…</source>
        <translation>正在生成…</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>On a button that copies: %1 what is copied, %2 its language</extracomment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>Chinese</source>
        <translation>中文</translation>
    </message>
    <message>
        <source>English</source>
        <translation>英文</translation>
    </message>
    <message>
        <source>The lint found errors: nothing went out. Correct them, or write why it is published all the same.</source>
        <translation>检查发现错误，没有发出。请改正，或写明仍要发布的理由。</translation>
    </message>
    <message>
        <source>Copied. Paste it into the editor of %1.</source>
        <translation>已复制。请粘贴到 %1 的编辑器。</translation>
    </message>
    <message>
        <source>This target is not pasted; save it or send it.</source>
        <translation>该去向不靠粘贴；请保存或发送。</translation>
    </message>
    <message>
        <source>Say which site, and as whom.</source>
        <translation>请填写站点与用户。</translation>
    </message>
    <message>
        <source>No program opened %1. Copy the address and open it by hand.</source>
        <translation>没有程序能打开 %1。请复制地址后自行打开。</translation>
    </message>
    <message>
        <source>pool %1 → candidates %2 → analysed %3 → kept %4 of %5</source>
        <extracomment>The way of an instalment: issues in the pool, candidates, looked at, kept of the quota</extracomment>
        <translation>总池 %1 → 候选 %2 → 已研判 %3 → 保留 %4 / %5</translation>
    </message>
    <message>
        <source>What goes out</source>
        <translation>将发出的内容</translation>
    </message>
    <message>
        <source>What changes there</source>
        <translation>平台会改动什么</translation>
    </message>
    <message>
        <source>Changed since</source>
        <translation>发出后的变化</translation>
    </message>
    <message>
        <source>History</source>
        <translation>历史</translation>
    </message>
    <message>
        <source>Save to a folder…</source>
        <translation>保存到文件夹…</translation>
    </message>
    <message>
        <source>Send to the site</source>
        <translation>发送到站点</translation>
    </message>
    <message>
        <source>There is no article yet. Keep issues on the triage desk (Ctrl+1) and write their rows on the article desk (Ctrl+2).</source>
        <translation>还没有文章。请先在分拣台（Ctrl+1）保留 Issue，再到文章台（Ctrl+2）撰写各行。</translation>
    </message>
</context>
<context>
    <name>Winnow::PublishWords</name>
    <message>
        <source>never</source>
        <translation>从未</translation>
    </message>
    <message>
        <source>exported</source>
        <translation>已导出</translation>
    </message>
    <message>
        <source>draft</source>
        <translation>草稿</translation>
    </message>
    <message>
        <source>published</source>
        <translation>已发布</translation>
    </message>
    <message>
        <source>changed since</source>
        <translation>之后有变</translation>
    </message>
    <message>
        <source>both languages</source>
        <translation>中英双语</translation>
    </message>
    <message>
        <source>English</source>
        <translation>英文</translation>
    </message>
    <message>
        <source>Chinese</source>
        <translation>中文</translation>
    </message>
    <message>
        <source>taken out</source>
        <translation>被去掉</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>被改动</translation>
    </message>
    <message>
        <source>refused</source>
        <translation>被拒绝</translation>
    </message>
    <message>
        <source>to know</source>
        <translation>须知</translation>
    </message>
    <message>
        <source>new</source>
        <translation>新增</translation>
    </message>
    <message>
        <source>gone</source>
        <translation>消失</translation>
    </message>
    <message>
        <source>moved</source>
        <translation>移动</translation>
    </message>
</context>
<context>
    <name>Winnow::PublishWork</name>
    <message>
        <source>There is no article in this language.</source>
        <translation>没有这种语言的文章。</translation>
    </message>
    <message>
        <source>Writing files…</source>
        <translation>正在写文件…</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2.</source>
        <translation>无法写入 %1：%2。</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) written to %1.</source>
        <translation>
            <numerusform>已向 %1 写入 %n 个文件。</numerusform>
        </translation>
    </message>
    <message>
        <source>Connecting to the site…</source>
        <translation>正在连接站点…</translation>
    </message>
    <message>
        <source>Request %1 to the site: %2</source>
        <translation>对站点的第 %1 次请求：%2</translation>
    </message>
    <message>
        <source>The network library is not installed (%1).</source>
        <translation>未安装网络库（%1）。</translation>
    </message>
    <message>
        <source>Published: %1.</source>
        <translation>已发布：%1。</translation>
    </message>
    <message>
        <source>Sent as a draft: %1.</source>
        <translation>已作为草稿发送：%1。</translation>
    </message>
</context>
<context>
    <name>Winnow::QuestionStrip</name>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
</context>
<context>
    <name>Winnow::QueuePane</name>
    <message>
        <source>Nothing is kept yet.</source>
        <translation>还没有保留的条目。</translation>
    </message>
    <message>
        <source>Every reference has been judged.</source>
        <translation>全部引用都已审核。</translation>
    </message>
    <message>
        <source>No reference is like that.</source>
        <translation>没有符合条件的引用。</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>显示全部</translation>
    </message>
    <message>
        <source>All repositories</source>
        <translation>全部仓库</translation>
    </message>
    <message>
        <source>Search rows and nodes</source>
        <translation>搜索行与节点</translation>
    </message>
    <message>
        <source>Repository</source>
        <translation>仓库</translation>
    </message>
    <message>
        <source>References to audit</source>
        <translation>待审核的引用</translation>
    </message>
</context>
<context>
    <name>Winnow::QuotaLinePanel</name>
    <message>
        <source>This workspace is open for reading only: nothing can be swapped.</source>
        <translation>此工作区以只读方式打开，不能对调。</translation>
    </message>
    <message>
        <source>Nothing is kept yet, so nothing can fall out.</source>
        <translation>还没有保留任何 Issue，无从换出。</translation>
    </message>
    <message>
        <source>Nothing is undecided or on hold, so nothing can come in.</source>
        <translation>没有未定或搁置的 Issue，无从换入。</translation>
    </message>
    <message>
        <source>Keep %1 and drop %2 because the quota is full.</source>
        <extracomment>%1 and %2 name issues, such as &quot;kernel-forge#117&quot;.</extracomment>
        <translation>因名额已满，保留 %1，剔除 %2。</translation>
    </message>
    <message>
        <source>Kept, the weakest last</source>
        <translation>已保留，最弱的在后</translation>
    </message>
    <message>
        <source>Not kept, the strongest first</source>
        <translation>未保留，最强的在前</translation>
    </message>
    <message>
        <source>Quota line: %1 of %2 kept</source>
        <extracomment>Beside the quota line: %1 kept, %2 the quota.</extracomment>
        <translation>名额线：已保留 %1 / %2</translation>
    </message>
    <message>
        <source>Swap (S)</source>
        <translation>对调 (S)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>收起</translation>
    </message>
    <message>
        <source>Weakest kept issues</source>
        <translation>保留中最弱的 Issue</translation>
    </message>
    <message>
        <source>Strongest issues that are not kept</source>
        <translation>未保留中最强的 Issue</translation>
    </message>
    <message>
        <source>Rows around the quota line</source>
        <translation>名额线两侧</translation>
    </message>
</context>
<context>
    <name>Winnow::QuotaMeter</name>
    <message>
        <source>Kept %1 of %2, %3 too many · %4 undecided · %5 on hold</source>
        <extracomment>Quota meter over the quota: %1 kept, %2 the quota, %3 kept too many, %4 undecided, %5 on hold.</extracomment>
        <translation>已保留 %1 / %2，超出 %3 · 未定 %4 · 搁置 %5</translation>
    </message>
    <message>
        <source>Kept %1 of %2 · %3 undecided · %4 on hold</source>
        <extracomment>Quota meter: %1 kept, %2 the quota, %3 undecided, %4 on hold.</extracomment>
        <translation>已保留 %1 / %2 · 未定 %3 · 搁置 %4</translation>
    </message>
    <message>
        <source>Shows the rows around the quota line.</source>
        <translation>显示名额线两侧的行。</translation>
    </message>
    <message>
        <source>%1
Click to see the rows around the quota line.</source>
        <translation>%1
点按可查看名额线两侧的行。</translation>
    </message>
</context>
<context>
    <name>Winnow::RecordPage</name>
    <message>
        <source>Nothing is recorded about this issue yet: no decision, no proposal, no change.</source>
        <translation>关于这条 Issue 还没有任何记录：没有取舍，没有建议，没有变更。</translation>
    </message>
    <message>
        <source>prefilter</source>
        <translation>预筛</translation>
    </message>
    <message>
        <source>analysis</source>
        <translation>分析</translation>
    </message>
    <message>
        <source>editor</source>
        <translation>编辑</translation>
    </message>
    <message>
        <source>Decisions</source>
        <translation>取舍</translation>
    </message>
    <message>
        <source>Two people&apos;s last words differ, and neither knew the other&apos;s. A new decision settles it.</source>
        <translation>两人最后的取舍不一致，且彼此不知情。重新作出取舍即可裁定。</translation>
    </message>
    <message>
        <source>When</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>谁</translation>
    </message>
    <message>
        <source>Stage</source>
        <translation>阶段</translation>
    </message>
    <message>
        <source>Decision</source>
        <translation>取舍</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>备注</translation>
    </message>
    <message>
        <source>Took a decision back</source>
        <translation>撤回取舍</translation>
    </message>
    <message>
        <source>taken back later</source>
        <translation>后来撤回</translation>
    </message>
    <message>
        <source>Duplicate of %1</source>
        <translation>与 %1 重复</translation>
    </message>
    <message>
        <source>On hold until %1</source>
        <translation>搁置到 %1</translation>
    </message>
    <message>
        <source>keep</source>
        <translation>保留</translation>
    </message>
    <message>
        <source>drop</source>
        <translation>剔除</translation>
    </message>
    <message>
        <source>Proposals of the workers</source>
        <translation>分析员的建议</translation>
    </message>
    <message>
        <source>Proposal</source>
        <translation>建议</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>估值</translation>
    </message>
    <message>
        <source>not audited</source>
        <translation>未审计</translation>
    </message>
    <message>
        <source>accepted</source>
        <translation>已采纳</translation>
    </message>
    <message>
        <source>rejected</source>
        <translation>已否决</translation>
    </message>
    <message>
        <source>replaced</source>
        <translation>已替换</translation>
    </message>
    <message>
        <source>Graph references</source>
        <translation>图谱引用</translation>
    </message>
    <message>
        <source>Node</source>
        <translation>节点</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>得分</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>Excerpt or note</source>
        <translation>摘录或备注</translation>
    </message>
    <message>
        <source>merged</source>
        <translation>已合入</translation>
    </message>
    <message>
        <source>open</source>
        <translation>开放</translation>
    </message>
    <message>
        <source>closed, not merged</source>
        <translation>已关闭，未合入</translation>
    </message>
    <message>
        <source>said to be merged, without a time</source>
        <translation>称已合入，但无合入时间</translation>
    </message>
    <message>
        <source>Linked changes</source>
        <translation>关联的变更</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>变更</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>标题</translation>
    </message>
    <message>
        <source>Chinese</source>
        <translation>中文</translation>
    </message>
    <message>
        <source>English</source>
        <translation>英文</translation>
    </message>
    <message>
        <source>Problem</source>
        <translation>问题</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>解答</translation>
    </message>
    <message>
        <source>Symptom</source>
        <translation>现象</translation>
    </message>
    <message>
        <source>First action</source>
        <translation>首要操作</translation>
    </message>
    <message>
        <source>Line in its theme</source>
        <translation>组合解读中的一行</translation>
    </message>
    <message>
        <source>Draft in %1</source>
        <translation>%1行稿</translation>
    </message>
    <message>
        <source>Draft in %1, by %2</source>
        <translation>%1行稿，%2</translation>
    </message>
    <message>
        <source>Decided without looking at any evidence</source>
        <translation>作出取舍前没有看过任何证据</translation>
    </message>
    <message>
        <source>conversation</source>
        <translation>对话</translation>
    </message>
    <message>
        <source>issue text</source>
        <translation>正文</translation>
    </message>
    <message>
        <source>record</source>
        <translation>记录</translation>
    </message>
    <message>
        <source>Looked at for %1: %2</source>
        <translation>看过 %1：%2</translation>
    </message>
    <message>
        <source>, </source>
        <translation>、</translation>
    </message>
</context>
<context>
    <name>Winnow::RecordView</name>
    <message>
        <source>Record</source>
        <translation>记录</translation>
    </message>
</context>
<context>
    <name>Winnow::RehearsalPane</name>
    <message>
        <source>stand-in</source>
        <translation>替代</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>类别</translation>
    </message>
    <message>
        <source>What happens</source>
        <translation>会怎样</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>改动</translation>
    </message>
    <message>
        <source>What the target changes</source>
        <translation>该去向的改动</translation>
    </message>
    <message>
        <source>The target shows everything as it was written.</source>
        <translation>该去向会原样显示全部内容。</translation>
    </message>
</context>
<context>
    <name>Winnow::ReposPage</name>
    <message>
        <source>“%1” names neither an organisation nor a repository (organisation/name).</source>
        <translation>“%1” 既不是组织，也不是仓库（组织/名称）。</translation>
    </message>
    <message>
        <source>%1 (archived)</source>
        <extracomment>A repository that takes no issues any more</extracomment>
        <translation>%1（已归档）</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1 an organisation, %2 what happened, a sentence</extracomment>
        <translation>%1：%2</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n repository(ies) chosen.</source>
        <translation>
            <numerusform>已选 %1 个，共 %n 个仓库。</numerusform>
        </translation>
    </message>
    <message>
        <source>Asking the forge for its repositories…</source>
        <translation>正在向平台查询仓库…</translation>
    </message>
    <message>
        <source>Asking on: %1</source>
        <translation>继续查询：%1</translation>
    </message>
    <message>
        <source>Without a listing all repositories of an organisation are swept, those it gets later, too. List them to leave some out.</source>
        <translation>不列出时，收集该组织的全部仓库，包括以后新增的。要排除一些，请先列出。</translation>
    </message>
    <message>
        <source>Repositories</source>
        <translation>仓库</translation>
    </message>
    <message>
        <source>&amp;Organisations, or single repositories as organisation/name</source>
        <translation>组织，或单个仓库（组织/名称）(&amp;O)</translation>
    </message>
    <message>
        <source>lantern, shed/loom</source>
        <translation>lantern, shed/loom</translation>
    </message>
    <message>
        <source>Organisations and repositories</source>
        <translation>组织与仓库</translation>
    </message>
    <message>
        <source>Stop listing</source>
        <translation>停止列出</translation>
    </message>
    <message>
        <source>&amp;List repositories</source>
        <translation>列出仓库(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Show</source>
        <translation>显示(&amp;S)</translation>
    </message>
    <message>
        <source>a part of the name</source>
        <translation>名称的一部分</translation>
    </message>
    <message>
        <source>Filter of the repositories</source>
        <translation>筛选仓库</translation>
    </message>
    <message>
        <source>Repositories to sweep</source>
        <translation>要收集的仓库</translation>
    </message>
    <message>
        <source>The listing is going on</source>
        <translation>正在列出</translation>
    </message>
</context>
<context>
    <name>Winnow::ResolutionPopup</name>
    <message>
        <source>How the issue was resolved</source>
        <translation>该 Issue 的处理结论</translation>
    </message>
    <message>
        <source>As computed: %1</source>
        <translation>按规则得出：%1</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>理由</translation>
    </message>
    <message>
        <source>Reason, to be read beside the computed one</source>
        <translation>理由，将与规则得出的结论并列显示</translation>
    </message>
    <message>
        <source>Enter sets it, Esc does not.</source>
        <translation>回车设定，Esc 取消。</translation>
    </message>
    <message>
        <source>Say why: the computed resolution stays beside yours.</source>
        <translation>请写明理由：规则得出的结论会与您的并列显示。</translation>
    </message>
</context>
<context>
    <name>Winnow::ReviewerPrompt</name>
    <message>
        <source>Decisions are recorded with a name. Which one is yours?</source>
        <translation>取舍要署名记录。请问您的署名是？</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>您的署名</translation>
    </message>
    <message>
        <source>Use this name</source>
        <translation>使用此署名</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
</context>
<context>
    <name>Winnow::Role</name>
    <message>
        <source>maintainer</source>
        <translation>维护者</translation>
    </message>
    <message>
        <source>robot</source>
        <translation>机器人</translation>
    </message>
    <message>
        <source>user</source>
        <translation>用户</translation>
    </message>
</context>
<context>
    <name>Winnow::ShortcutSheet</name>
    <message>
        <source>Press the new key for “%1”. Backspace leaves it without a key, Esc changes nothing.</source>
        <translation>请按“%1”的新快捷键。按 Backspace 则不设快捷键，按 Esc 则不改动。</translation>
    </message>
    <message>
        <source>%1 belongs to “%2” already. Nothing was changed; give that action another key first.</source>
        <translation>%1 已用于“%2”，未作改动；请先给那项操作换一个键。</translation>
    </message>
    <message>
        <source>The keys of “%1” are changed.</source>
        <translation>“%1”的快捷键已更改。</translation>
    </message>
    <message>
        <source>The first keys of “%1” belong to another action now.</source>
        <translation>“%1”的默认快捷键现已用于别的操作。</translation>
    </message>
    <message>
        <source>“%1” has its first keys again.</source>
        <translation>“%1”已恢复默认快捷键。</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>快捷键</translation>
    </message>
    <message>
        <source>Actions and their keys</source>
        <translation>操作及其快捷键</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>操作</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>作用</translation>
    </message>
    <message>
        <source>Change key</source>
        <translation>更改快捷键</translation>
    </message>
    <message>
        <source>First key again</source>
        <translation>恢复默认</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Enter changes the key of a row, Delete brings its first key back, Esc closes.</source>
        <translation>按 Enter 更改所在行的快捷键，按 Delete 恢复默认，按 Esc 关闭。</translation>
    </message>
</context>
<context>
    <name>Winnow::SitePanel</name>
    <message>
        <source>Site</source>
        <translation>站点</translation>
    </message>
    <message>
        <source>Address of the site</source>
        <translation>站点地址</translation>
    </message>
    <message>
        <source>User</source>
        <translation>用户</translation>
    </message>
    <message>
        <source>User on the site</source>
        <translation>站点上的用户</translation>
    </message>
    <message>
        <source>Application password</source>
        <translation>应用程序密码</translation>
    </message>
    <message>
        <source>empty: the one in the keychain</source>
        <translation>留空：用密钥环中的</translation>
    </message>
    <message>
        <source>Made in your profile on the site; the login password does not work here.</source>
        <translation>在站点的个人资料中生成；登录密码在此无效。</translation>
    </message>
    <message>
        <source>For readers to see at once, not as a draft</source>
        <translation>读者立即可见，不作草稿</translation>
    </message>
    <message>
        <source>Overwrite what somebody changed there</source>
        <translation>覆盖他人在站点上的改动</translation>
    </message>
    <message>
        <source>Keep the password in the keychain</source>
        <translation>把密码存入密钥环</translation>
    </message>
</context>
<context>
    <name>Winnow::SummaryPage</name>
    <message>
        <source>Instalment %1 of %2 is made, and becomes the current one.</source>
        <translation>将建立 %2 的第 %1 期，并设为当前一期。</translation>
    </message>
    <message>
        <source>From %1: %2.</source>
        <translation>来自 %1：%2。</translation>
    </message>
    <message>
        <source>Issues closed %1.</source>
        <translation>Issue 关闭于 %1。</translation>
    </message>
    <message>
        <source>Without a token.</source>
        <translation>没有令牌。</translation>
    </message>
    <message>
        <source>On hold</source>
        <translation>搁置</translation>
    </message>
    <message>
        <source>Undecided</source>
        <translation>未定</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1，%2</translation>
    </message>
    <message numerus="yes">
        <source>%n issue(s) left over from the last instalment are offered again, with what was said of them:</source>
        <translation>
            <numerusform>上期余下的 %n 条 Issue 会连同当时的意见再次列出：</numerusform>
        </translation>
    </message>
    <message>
        <source>Reads a little of each repository to say how long it will take. What is read is kept and not asked again.</source>
        <translation>先从每个仓库读一小部分来估算用时。读到的会保留，不再重复请求。</translation>
    </message>
    <message>
        <source>Asking the forge…</source>
        <translation>正在查询平台…</translation>
    </message>
    <message>
        <source>Still to ask: %1.</source>
        <translation>尚需请求：%1。</translation>
    </message>
    <message numerus="yes">
        <source>%n thing(s) could not be read, the first: %1</source>
        <translation>
            <numerusform>有 %n 处读取失败，第一处：%1</numerusform>
        </translation>
    </message>
    <message>
        <source>Start</source>
        <translation>开始</translation>
    </message>
    <message>
        <source>Fetch the &amp;diffs of all changes now, not when they are first looked at</source>
        <translation>现在就获取全部变更的差异，而不是首次查看时(&amp;D)</translation>
    </message>
    <message>
        <source>Stop estimating</source>
        <translation>停止估算</translation>
    </message>
    <message>
        <source>&amp;Estimate how long it takes</source>
        <translation>估算用时(&amp;E)</translation>
    </message>
    <message>
        <source>Progress of the estimate</source>
        <translation>估算进度</translation>
    </message>
    <message>
        <source>Issue</source>
        <translation>Issue</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>标题</translation>
    </message>
    <message>
        <source>Last time</source>
        <translation>上期结论</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>理由</translation>
    </message>
    <message>
        <source>Left over from the last instalment</source>
        <translation>上期余量</translation>
    </message>
</context>
<context>
    <name>Winnow::SummaryText</name>
    <message>
        <source>yyyy-MM-dd HH:mm</source>
        <extracomment>A date format of QLocale, year to minute: no two-digit years, no month before the day.</extracomment>
        <translation>yyyy-MM-dd HH:mm</translation>
    </message>
    <message>
        <source>just now</source>
        <translation>刚刚</translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s) ago</source>
        <translation>
            <numerusform>%n 分钟前</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hour(s) ago</source>
        <translation>
            <numerusform>%n 小时前</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) ago</source>
        <translation>
            <numerusform>%n 天前</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n month(s) ago</source>
        <translation>
            <numerusform>%n 个月前</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n year(s) ago</source>
        <translation>
            <numerusform>%n 年前</numerusform>
        </translation>
    </message>
    <message>
        <source>(no title)</source>
        <translation>（无标题）</translation>
    </message>
    <message>
        <source>still open</source>
        <translation>尚未关闭</translation>
    </message>
    <message>
        <source>MM-dd HH:mm</source>
        <extracomment>A date format of QLocale for narrow columns, month to minute.</extracomment>
        <translation>MM-dd HH:mm</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>Tooltip of a verdict: %1 the verdict, %2 its reason.</extracomment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Labels: %1</source>
        <extracomment>Second line of the tooltip of a title: the issue&apos;s labels.</extracomment>
        <translation>标签：%1</translation>
    </message>
    <message>
        <source>%1 (%3), %2</source>
        <extracomment>Tooltip of a close time: %1 date and time, %2 &quot;3 days ago&quot;, %3 the time zone&apos;s name.</extracomment>
        <translation>%1（%3），%2</translation>
    </message>
    <message>
        <source>%1: %2, number %3, %4.</source>
        <extracomment>Spoken for a table row: %1 the verdict, %2 the repository, %3 the number, %4 the title.</extracomment>
        <translation>%1：%2，编号 %3，%4。</translation>
    </message>
    <message>
        <source>Reason: %1.</source>
        <translation>理由：%1。</translation>
    </message>
    <message>
        <source>Closed %1.</source>
        <translation>关闭于 %1。</translation>
    </message>
    <message>
        <source>Labels: %1.</source>
        <translation>标签：%1。</translation>
    </message>
    <message numerus="yes">
        <source>%n linked change(s).</source>
        <translation>
            <numerusform>关联变更 %n 个。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n graph reference(s).</source>
        <translation>
            <numerusform>图谱引用 %n 条。</numerusform>
        </translation>
    </message>
    <message>
        <source>This row is being read.</source>
        <translation>此行正在读取。</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>Tooltip of a timing tier: %1 the tier, %2 the resolution.</extracomment>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>Timing: %1.</source>
        <translation>时序：%1。</translation>
    </message>
    <message>
        <source>Traps: %1.</source>
        <translation>陷阱：%1。</translation>
    </message>
    <message>
        <source>answered</source>
        <extracomment>A timing tier for narrow columns: closed after an answer, whatever the time between.</extracomment>
        <translation>已答复</translation>
    </message>
</context>
<context>
    <name>Winnow::SweepLogView</name>
    <message>
        <source>Everything</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>Search the log</source>
        <translation>搜索日志</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Kind of entries</source>
        <translation>条目类别</translation>
    </message>
    <message>
        <source>Log of the sweep</source>
        <translation>收集日志</translation>
    </message>
</context>
<context>
    <name>Winnow::SweepPanel</name>
    <message>
        <source>The sweep is paused.</source>
        <translation>收集已暂停。</translation>
    </message>
    <message>
        <source>Sweeping: %1</source>
        <translation>正在收集：%1</translation>
    </message>
    <message>
        <source>Stopping the sweep…</source>
        <translation>正在停止收集…</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>暂停</translation>
    </message>
    <message>
        <source>Log (%1)</source>
        <translation>日志（%1）</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Ends the sweep; what came in is kept, and it can be gone on with.</source>
        <translation>结束收集；已收到的会保留，之后可以继续。</translation>
    </message>
    <message>
        <source>Go on with the sweep</source>
        <translation>继续收集</translation>
    </message>
    <message>
        <source>Show the funnel</source>
        <translation>显示漏斗</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Progress of the sweep</source>
        <translation>收集进度</translation>
    </message>
    <message>
        <source>Sweep</source>
        <translation>收集</translation>
    </message>
</context>
<context>
    <name>Winnow::SweepText</name>
    <message>
        <source>Repositories</source>
        <translation>仓库</translation>
    </message>
    <message>
        <source>Issues</source>
        <translation>Issue</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>详情</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>变更</translation>
    </message>
    <message>
        <source>Diffs</source>
        <translation>差异</translation>
    </message>
    <message>
        <source>Making searchable</source>
        <translation>建立索引</translation>
    </message>
    <message numerus="yes">
        <source>about %n min</source>
        <translation>
            <numerusform>约 %n 分钟</numerusform>
        </translation>
    </message>
    <message>
        <source>about %1 h %2 min</source>
        <extracomment>%1 hours, %2 minutes</extracomment>
        <translation>约 %1 小时 %2 分钟</translation>
    </message>
    <message>
        <source>Nothing is left to ask for.</source>
        <translation>没有要再请求的了。</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>%1 &quot;1,234 requests&quot;, %2 &quot;about 25 min&quot;</extracomment>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>%1 requests</source>
        <translation>%1 次请求</translation>
    </message>
    <message>
        <source>%1 from %2 of %3 repositories</source>
        <extracomment>Issues: %1 that were taken; %2 of %3 repositories are read</extracomment>
        <translation>%1 条，来自 %3 个仓库中的 %2 个</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>%1 of %2 a minute</source>
        <translation>每分钟 %2 次中的 %1 次</translation>
    </message>
    <message>
        <source>%1 of %2 an hour</source>
        <translation>每小时 %2 次中的 %1 次</translation>
    </message>
    <message>
        <source>%1 of %2 in %3 s</source>
        <translation>%3 秒 %2 次中的 %1 次</translation>
    </message>
    <message>
        <source>%1 a minute</source>
        <translation>每分钟 %1 次</translation>
    </message>
    <message>
        <source>%1 an hour</source>
        <translation>每小时 %1 次</translation>
    </message>
    <message>
        <source>%1 in %2 s</source>
        <translation>%2 秒 %1 次</translation>
    </message>
    <message>
        <source>at most %1</source>
        <translation>最多%1</translation>
    </message>
    <message>
        <source> and </source>
        <translation>且</translation>
    </message>
    <message numerus="yes">
        <source>%n request(s) made</source>
        <translation>
            <numerusform>已请求 %n 次</numerusform>
        </translation>
    </message>
    <message>
        <source>left: %1</source>
        <translation>余额：%1</translation>
    </message>
    <message>
        <source>, </source>
        <translation>，</translation>
    </message>
    <message>
        <source>waited %1</source>
        <translation>已等待 %1</translation>
    </message>
    <message>
        <source>the forge asked for a pause until %1</source>
        <translation>平台要求暂停到 %1</translation>
    </message>
    <message>
        <source>%1 to go</source>
        <translation>还需 %1</translation>
    </message>
    <message>
        <source>%1 issues and %2 changes came in, new or newer, with %3 requests.</source>
        <translation>收入新增或更新的 Issue %1 条、变更 %2 个，共请求 %3 次。</translation>
    </message>
    <message>
        <source>The sweep was cut short. %1 %2 What came in is kept; going on begins there.</source>
        <extracomment>%1 why the sweep ended, a sentence; %2 a sentence</extracomment>
        <translation>收集中断。%1 %2 已收到的会保留，继续时从那里开始。</translation>
    </message>
    <message>
        <source>The sweep was stopped. %1 What came in is kept; going on begins there.</source>
        <translation>收集已停止。%1 已收到的会保留，继续时从那里开始。</translation>
    </message>
    <message numerus="yes">
        <source>The sweep is done but for %n thing(s) that could not be fetched: the log names them, and the next sweep tries again. %1</source>
        <translation>
            <numerusform>收集已完成，但有 %n 处没能取到：日志中有列出，下次收集会再试。%1</numerusform>
        </translation>
    </message>
    <message>
        <source>The sweep is done. %1</source>
        <translation>收集已完成。%1</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <translation>
            <numerusform>%1 等，另有 %n 个</numerusform>
        </translation>
    </message>
    <message>
        <source>since %1</source>
        <translation>自 %1 起</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <extracomment>The first and the last day</extracomment>
        <translation>%1 至 %2</translation>
    </message>
    <message>
        <source>The sweep of %1 (%2, closed %3) was stopped before its end. It goes on where it was.</source>
        <extracomment>%1 a forge, %2 organisations, %3 a window in time</extracomment>
        <translation>对 %1 的收集（%2，关闭于 %3）中途停下，可从停下处继续。</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>说明</translation>
    </message>
    <message>
        <source>Left out</source>
        <translation>未收</translation>
    </message>
    <message>
        <source>Not offered</source>
        <translation>平台不提供</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>失败</translation>
    </message>
</context>
<context>
    <name>Winnow::SweepWork</name>
    <message>
        <source>Open or make a workspace first.</source>
        <translation>请先打开或新建工作区。</translation>
    </message>
    <message>
        <source>This workspace is open for reading only: nothing can be swept.</source>
        <translation>此工作区只读，无法收集。</translation>
    </message>
    <message>
        <source>A sweep is going on. Wait for it, or stop it first.</source>
        <translation>正在收集。请等待，或先停止。</translation>
    </message>
    <message>
        <source>it was cancelled</source>
        <translation>已取消</translation>
    </message>
</context>
<context>
    <name>Winnow::TargetsPane</name>
    <message>
        <source>%1: %2</source>
        <extracomment>Spoken: %1 a target like CSDN, %2 its state</extracomment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Chinese</source>
        <translation>中文</translation>
    </message>
    <message>
        <source>English</source>
        <translation>英文</translation>
    </message>
    <message>
        <source>Both</source>
        <comment>both languages</comment>
        <translation>双语</translation>
    </message>
    <message>
        <source>Languages to publish</source>
        <translation>要发布的语言</translation>
    </message>
    <message>
        <source>Targets</source>
        <translation>去向</translation>
    </message>
</context>
<context>
    <name>Winnow::TaskLine</name>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
</context>
<context>
    <name>Winnow::TemplateError</name>
    <message>
        <source>The template library is not installed (%1). Install Winnow again to get it back.</source>
        <translation>模板库未安装（%1）。重新安装 Winnow 即可恢复。</translation>
    </message>
    <message>
        <source>The template engine failed: %1</source>
        <translation>模板引擎出错：%1</translation>
    </message>
    <message>
        <source>A tag is not closed on its line.</source>
        <translation>标签未在本行内闭合。</translation>
    </message>
    <message>
        <source>Nothing is open that “%1” could close.</source>
        <translation>没有可由“%1”闭合的标签。</translation>
    </message>
    <message>
        <source>“%1” is not closed: “end%1” is missing.</source>
        <translation>“%1”未闭合：缺少“end%1”。</translation>
    </message>
    <message>
        <source>The tag is empty.</source>
        <translation>标签为空。</translation>
    </message>
    <message>
        <source>“%1” is no tag of article templates.</source>
        <translation>文章模板没有“%1”标签。</translation>
    </message>
    <message>
        <source>Tags are nested more than %1 deep.</source>
        <translation>标签嵌套超过 %1 层。</translation>
    </message>
    <message>
        <source>“%1” where “end%2” is expected, which closes line %3.</source>
        <translation>此处应为“end%2”（闭合第 %3 行），却是“%1”。</translation>
    </message>
    <message>
        <source>“for” needs a name, “in” and a list.</source>
        <translation>“for”需要名称、“in”和列表。</translation>
    </message>
    <message>
        <source>The name of a filter is missing.</source>
        <translation>缺少过滤器名称。</translation>
    </message>
    <message>
        <source>“%1” is no filter of article templates.</source>
        <translation>文章模板没有“%1”过滤器。</translation>
    </message>
    <message>
        <source>Nothing in an article is called “%1”.</source>
        <translation>文章中没有名为“%1”的内容。</translation>
    </message>
    <message>
        <source>“%1” takes the name of one template in quotes.</source>
        <translation>“%1”需要一个加引号的模板名称。</translation>
    </message>
    <message>
        <source>“%1” is no name of a template: it is a file of the same folder, without a path.</source>
        <translation>“%1”不是模板名称：应为同一文件夹中的文件名，不含路径。</translation>
    </message>
    <message>
        <source>Templates include each other without end: %1.</source>
        <translation>模板无休止地互相包含：%1。</translation>
    </message>
    <message>
        <source>“%1”: %2</source>
        <translation>“%1”：%2</translation>
    </message>
    <message>
        <source>The folder of templates does not exist.</source>
        <translation>模板文件夹不存在。</translation>
    </message>
    <message>
        <source>There is no such template.</source>
        <translation>没有此模板。</translation>
    </message>
    <message>
        <source>The template cannot be read (%1).</source>
        <translation>无法读取模板（%1）。</translation>
    </message>
    <message>
        <source>The template is larger than %1 KiB.</source>
        <translation>模板大于 %1 KiB。</translation>
    </message>
    <message>
        <source>The template is not UTF-8 text.</source>
        <translation>模板不是 UTF-8 文本。</translation>
    </message>
</context>
<context>
    <name>Winnow::Text</name>
    <message>
        <source>The instalment; else the current one</source>
        <translation>指定的期；缺省为当前期</translation>
    </message>
    <message>
        <source>&apos;%1&apos; does not name a batch: expected SERIES/ORDINAL.</source>
        <translation>“%1”不是期的名称：应为 SERIES/ORDINAL。</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is nothing to sort by; try closed, repo, number, verdict, reason, changes, kg, value or title.</source>
        <translation>不能按“%1”排序；可用 closed、repo、number、verdict、reason、changes、kg、value 或 title。</translation>
    </message>
    <message>
        <source>List the candidates as the table shows them; --json: a line each</source>
        <translation>按表格的样子列出候选；--json 时每条一行</translation>
    </message>
    <message>
        <source>Words to find, and terms such as verdict:keep, repo:org/name or label:&quot;two words&quot;</source>
        <translation>要查找的词，以及 verdict:keep、repo:org/name、label:&quot;two words&quot; 之类的条件</translation>
    </message>
    <message>
        <source>closed, repo, number, verdict, reason, changes, kg, value or title</source>
        <translation>closed、repo、number、verdict、reason、changes、kg、value 或 title</translation>
    </message>
    <message>
        <source>In the other direction</source>
        <translation>反向排序</translation>
    </message>
    <message>
        <source>At most so many</source>
        <translation>最多这么多条</translation>
    </message>
    <message>
        <source>Leave out the first so many</source>
        <translation>跳过前这么多条</translation>
    </message>
    <message>
        <source>Cancelled before everything was checked.</source>
        <translation>尚未全部检查即已取消。</translation>
    </message>
    <message>
        <source>%1 is sound.</source>
        <translation>%1 完好。</translation>
    </message>
    <message>
        <source>Check that the workspace file is sound</source>
        <translation>检查工作区文件是否完好</translation>
    </message>
    <message>
        <source>Usage</source>
        <translation>用法</translation>
    </message>
    <message>
        <source>OPTIONS</source>
        <translation>选项</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>选项</translation>
    </message>
    <message>
        <source>Arguments</source>
        <translation>参数</translation>
    </message>
    <message>
        <source>VERB</source>
        <translation>动词</translation>
    </message>
    <message>
        <source>REQUIRED</source>
        <translation>必需</translation>
    </message>
    <message>
        <source>Explain this and leave</source>
        <translation>显示说明并退出</translation>
    </message>
    <message>
        <source>Print the version and leave</source>
        <translation>显示版本并退出</translation>
    </message>
    <message>
        <source>There is no verb &apos;%1&apos;.</source>
        <translation>没有动词“%1”。</translation>
    </message>
    <message>
        <source>Which verb?</source>
        <translation>要用哪个动词？</translation>
    </message>
    <message>
        <source>&apos;%1&apos; was not expected.</source>
        <translation>不该有“%1”。</translation>
    </message>
    <message>
        <source>See %1 --help.</source>
        <translation>参见 %1 --help。</translation>
    </message>
    <message>
        <source>Winnow without a window: what the verbs do needs no display. Without a verb, or with a workspace alone, the window opens.</source>
        <translation>不开窗口的 Winnow：动词不需要显示器。不带动词，或只给一个工作区，则打开窗口。</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is no reason to %2.</source>
        <translation>“%1”不是 %2 的理由。</translation>
    </message>
    <message>
        <source>&apos;%1&apos; does not name an issue: expected org/repo#N.</source>
        <translation>“%1”不是 Issue 的名称：应为 org/repo#N。</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is no verdict: keep, drop, hold or undecided.</source>
        <translation>“%1”不是取舍：应为 keep、drop、hold 或 undecided。</translation>
    </message>
    <message>
        <source>--until goes with hold only.</source>
        <translation>--until 只能与 hold 同用。</translation>
    </message>
    <message>
        <source>--duplicate-of goes with drop and names an issue: org/repo#N.</source>
        <translation>--duplicate-of 与 drop 同用，并指明一条 Issue：org/repo#N。</translation>
    </message>
    <message>
        <source>%1: %2, recorded for %3 at %4</source>
        <translation>%1：%2，已为 %3 记录于 %4</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is no day: expected 2026-09-18 or a time with an offset.</source>
        <translation>“%1”不是日期：应为 2026-09-18 或带时区偏移的时间。</translation>
    </message>
    <message>
        <source>%1 is not in %2.</source>
        <translation>%2 中没有 %1。</translation>
    </message>
    <message>
        <source>Record a decision about an issue</source>
        <translation>记录对一条 Issue 的取舍</translation>
    </message>
    <message>
        <source>The issue, as org/repo#N</source>
        <translation>Issue，写作 org/repo#N</translation>
    </message>
    <message>
        <source>keep, drop, hold or undecided</source>
        <translation>keep、drop、hold 或 undecided</translation>
    </message>
    <message>
        <source>The reason&apos;s code, such as fix-landed or duplicate</source>
        <translation>理由代码，如 fix-landed 或 duplicate</translation>
    </message>
    <message>
        <source>A note for those who read the record</source>
        <translation>留给查阅记录者的备注</translation>
    </message>
    <message>
        <source>Who decides; else WINNOW_REVIEWER, else who is logged in</source>
        <translation>署名；缺省取 WINNOW_REVIEWER，再缺省取登录名</translation>
    </message>
    <message>
        <source>With hold: when to look again</source>
        <translation>与 hold 同用：何时再看</translation>
    </message>
    <message>
        <source>With drop: the issue it yields to</source>
        <translation>与 drop 同用：让位给哪条 Issue</translation>
    </message>
    <message>
        <source>Writing</source>
        <translation>正在写出</translation>
    </message>
    <message numerus="yes">
        <source>%Ln line(s) written to %1</source>
        <translation>
            <numerusform>已写出 %Ln 行到 %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Write the whole workspace out</source>
        <translation>导出整个工作区</translation>
    </message>
    <message>
        <source>The format: bundle</source>
        <translation>格式：bundle</translation>
    </message>
    <message>
        <source>The file; one of that name is replaced once the new one is complete; .gz compresses</source>
        <translation>文件；同名文件在新文件写完后才被替换；.gz 表示压缩</translation>
    </message>
    <message>
        <source>swept</source>
        <translation>采集</translation>
    </message>
    <message>
        <source>candidates</source>
        <translation>候选</translation>
    </message>
    <message>
        <source>analysed</source>
        <translation>已分析</translation>
    </message>
    <message>
        <source>kept</source>
        <translation>保留</translation>
    </message>
    <message>
        <source>dropped, %1, %2</source>
        <translation>剔除，%1，%2</translation>
    </message>
    <message>
        <source>left over</source>
        <translation>结转</translation>
    </message>
    <message>
        <source>Count what each step of the way left</source>
        <translation>统计每一步留下多少</translation>
    </message>
    <message>
        <source>Checking</source>
        <translation>正在检查</translation>
    </message>
    <message>
        <source>Reading</source>
        <translation>正在读取</translation>
    </message>
    <message>
        <source>Making searchable</source>
        <translation>正在建立索引</translation>
    </message>
    <message numerus="yes">
        <source>%Ln line(s)</source>
        <translation>
            <numerusform>%Ln 行</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more line(s) refused</source>
        <translation>
            <numerusform>另有 %Ln 行被拒</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln line(s) of unknown type &apos;%1&apos; left out</source>
        <translation>
            <numerusform>有 %Ln 行属未知类型“%1”，未收入</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln value(s) of unknown key &apos;%1&apos; left out</source>
        <translation>
            <numerusform>有 %Ln 个值属未知字段“%1”，未收入</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln issue(s) named by other records, but not given: %1</source>
        <translation>
            <numerusform>有 %Ln 条 Issue 被其他记录提到但未给出：%1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln change(s) named by other records, but not given: %1</source>
        <translation>
            <numerusform>有 %Ln 个变更被其他记录提到但未给出：%1</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 added, %2 changed, %3 unchanged, %4 refused</source>
        <translation>新增 %1，变更 %2，未变 %3，被拒 %4</translation>
    </message>
    <message>
        <source>Cancelled. What was read before is kept.</source>
        <translation>已取消。此前读入的予以保留。</translation>
    </message>
    <message>
        <source>Cancelled; nothing was changed.</source>
        <translation>已取消，未作任何改动。</translation>
    </message>
    <message>
        <source>Refused as a whole (--strict); nothing was changed.</source>
        <translation>整体拒收（--strict），未作任何改动。</translation>
    </message>
    <message>
        <source>Take bundles in</source>
        <translation>导入数据包</translation>
    </message>
    <message>
        <source>Bundles: .ndjson or .ndjson.gz</source>
        <translation>数据包：.ndjson 或 .ndjson.gz</translation>
    </message>
    <message>
        <source>One bad line refuses all files</source>
        <translation>一行有误则拒收全部文件</translation>
    </message>
    <message>
        <source>Made %1 (schema %2).</source>
        <translation>已建立 %1（schema %2）。</translation>
    </message>
    <message>
        <source>Make a workspace; never overwrites</source>
        <translation>新建工作区，从不覆盖</translation>
    </message>
    <message>
        <source>The series it is for; also names the file</source>
        <translation>所属系列，文件也以此命名</translation>
    </message>
    <message>
        <source>%1 in the pool, %2 candidates, %3 newly recorded</source>
        <translation>池中 %1，候选 %2，新记录 %3</translation>
    </message>
    <message>
        <source>Applying the rules</source>
        <translation>正在应用规则</translation>
    </message>
    <message>
        <source>Apply the series&apos; rules to the pool</source>
        <translation>对池应用本系列的规则</translation>
    </message>
    <message>
        <source>about %1 s left</source>
        <translation>约剩 %1 秒</translation>
    </message>
    <message>
        <source>about %1 min left</source>
        <translation>约剩 %1 分钟</translation>
    </message>
    <message>
        <source>The workspace file; else WINNOW_WORKSPACE, else the only one in this folder</source>
        <translation>工作区文件；缺省取 WINNOW_WORKSPACE，再缺省取当前文件夹中唯一的一个</translation>
    </message>
    <message>
        <source>Print one JSON document</source>
        <translation>输出一份 JSON</translation>
    </message>
    <message>
        <source>Verbs</source>
        <translation>动词</translation>
    </message>
    <message>
        <source>There is no workspace in this folder. Name one with -w FILE.winnow or WINNOW_WORKSPACE, or make one with: winnow init</source>
        <translation>当前文件夹中没有工作区。请用 -w FILE.winnow 或 WINNOW_WORKSPACE 指定，或用 winnow init 新建</translation>
    </message>
    <message>
        <source>There are several workspaces in this folder (%1). Name one with -w.</source>
        <translation>当前文件夹中有多个工作区（%1）。请用 -w 指定一个。</translation>
    </message>
    <message>
        <source>The window is not installed (%1). The verbs work without it: winnow --help lists them.</source>
        <translation>没有安装窗口（%1）。动词不需要窗口：winnow --help 会列出。</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2.</source>
        <translation>无法读取 %1：%2。</translation>
    </message>
    <message>
        <source>%1 has no change whose diff is in %2.</source>
        <translation>%2 中没有 %1 的变更差异。</translation>
    </message>
    <message>
        <source>There is no file &apos;%1&apos;, and it does not name an issue: org/repo#N.</source>
        <translation>没有文件“%1”，它也不是 Issue 的名称：org/repo#N。</translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>binary</source>
        <translation>二进制</translation>
    </message>
    <message>
        <source>+%1 −%2</source>
        <comment>lines added and removed</comment>
        <translation>+%1 −%2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln file(s), +%1 −%2</source>
        <translation>
            <numerusform>%Ln 个文件，+%1 −%2</numerusform>
        </translation>
    </message>
    <message>
        <source>Read a unified diff and count its lines</source>
        <translation>读取统一格式的差异并计行</translation>
    </message>
    <message>
        <source>A file with a diff, - for standard input, or an issue as org/repo#N</source>
        <translation>差异文件，- 表示标准输入，或写作 org/repo#N 的 Issue</translation>
    </message>
    <message>
        <source>Print the counts exactly as git diff --numstat does</source>
        <translation>完全按 git diff --numstat 的样子输出计数</translation>
    </message>
    <message>
        <source>Set by %1 (computed: %2): %3</source>
        <translation>由 %1 设定（规则得出：%2）：%3</translation>
    </message>
    <message>
        <source>not loaded</source>
        <translation>未载入</translation>
    </message>
    <message>
        <source>rejected by an editor</source>
        <translation>已被编辑否决</translation>
    </message>
    <message>
        <source>Tell what closed an issue, and what that claim rests on</source>
        <translation>说明 Issue 因何关闭，以及依据何在</translation>
    </message>
    <message>
        <source>Weighing the evidence</source>
        <translation>评估证据</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2.</source>
        <translation>无法写入 %1：%2。</translation>
    </message>
    <message>
        <source>The title does not say which instalment this is; say so with --series and --ordinal.</source>
        <translation>标题未说明这是哪一期，请用 --series 和 --ordinal 指明。</translation>
    </message>
    <message>
        <source>kept as instalment %1 of %2</source>
        <translation>已存为 %2 第 %1 期</translation>
    </message>
    <message>
        <source>repositories</source>
        <translation>仓库</translation>
    </message>
    <message>
        <source>rows</source>
        <translation>行</translation>
    </message>
    <message>
        <source>themes</source>
        <translation>主题</translation>
    </message>
    <message>
        <source>lines of the guide</source>
        <translation>指引行</translation>
    </message>
    <message>
        <source>rows whose problem and answer are not separated</source>
        <translation>问题与解答未能分开的行</translation>
    </message>
    <message>
        <source>line %1 was not understood and is kept as text: %2</source>
        <translation>第 %1 行未能识别，已作为文本保留：%2</translation>
    </message>
    <message>
        <source>%1 holds no article: no table of issues was found in it.</source>
        <translation>%1 不是文章：其中没有找到 Issue 表格。</translation>
    </message>
    <message>
        <source>Read a published article (text, Markdown or HTML) as a finished instalment</source>
        <translation>把已发布的文章（文本、Markdown 或 HTML）读入为已完成的一期</translation>
    </message>
    <message>
        <source>The article; - for standard input</source>
        <translation>文章；- 表示标准输入</translation>
    </message>
    <message>
        <source>The series it belongs to; else what its title says</source>
        <translation>所属系列；缺省按标题判断</translation>
    </message>
    <message>
        <source>Which instalment it is; else what its title says</source>
        <translation>第几期；缺省按标题判断</translation>
    </message>
    <message>
        <source>Write the article of an instalment</source>
        <translation>写出一期的文章</translation>
    </message>
    <message>
        <source>text, markdown or html</source>
        <translation>text、markdown 或 html</translation>
    </message>
    <message>
        <source>zh, en or both</source>
        <translation>zh、en 或 both</translation>
    </message>
    <message>
        <source>The file to write; else standard output</source>
        <translation>要写入的文件；缺省为标准输出</translation>
    </message>
    <message>
        <source>A folder with the series&apos; own templates, for Markdown</source>
        <translation>系列自有模板的文件夹（用于 Markdown）</translation>
    </message>
    <message>
        <source>Read a published article, or write the one of an instalment</source>
        <translation>读入已发布的文章，或写出一期的文章</translation>
    </message>
    <message>
        <source>line %1: a quoted cell does not end; left out</source>
        <translation>第 %1 行：引号未闭合，已略过</translation>
    </message>
    <message>
        <source>line %1: the Chinese or the English term is missing; left out</source>
        <translation>第 %1 行：缺少中文或英文术语，已略过</translation>
    </message>
    <message>
        <source>The workspace has no series yet; say which with --series.</source>
        <translation>工作区还没有系列，请用 --series 指明。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln term(s) for %1</source>
        <translation>
            <numerusform>%1 的 %Ln 条术语</numerusform>
        </translation>
    </message>
    <message>
        <source>The terms of a series in both languages</source>
        <translation>系列的中英文术语</translation>
    </message>
    <message>
        <source>Read terms from a CSV file: Chinese, English, note</source>
        <translation>从 CSV 文件读入术语：中文、英文、备注</translation>
    </message>
    <message>
        <source>The file; - for standard input</source>
        <translation>文件；- 表示标准输入</translation>
    </message>
    <message>
        <source>The series; else the current one</source>
        <translation>系列；缺省为当前系列</translation>
    </message>
    <message>
        <source>%1 errors, %2 warnings, %3 hints</source>
        <translation>%1 个错误，%2 个警告，%3 条提示</translation>
    </message>
    <message>
        <source>Check every claim of an article against the record</source>
        <translation>逐条核对文章的说法与记录是否一致</translation>
    </message>
    <message>
        <source>A published article, to be checked by itself; else the instalment</source>
        <translation>已发布的文章，单独校对；缺省校对本期</translation>
    </message>
    <message>
        <source>rows with references</source>
        <translation>有引用的行</translation>
    </message>
    <message>
        <source>proposed</source>
        <translation>待审</translation>
    </message>
    <message>
        <source>accepted</source>
        <translation>已采纳</translation>
    </message>
    <message>
        <source>rejected</source>
        <translation>已驳回</translation>
    </message>
    <message>
        <source>replaced</source>
        <translation>已替换</translation>
    </message>
    <message>
        <source>disputed</source>
        <translation>有争议</translation>
    </message>
    <message>
        <source>changed since accepted</source>
        <translation>采纳后有变动</translation>
    </message>
    <message>
        <source>judged by both %1 and %2</source>
        <translation>%1 与 %2 都裁定过</translation>
    </message>
    <message>
        <source>agreement</source>
        <translation>一致率</translation>
    </message>
    <message>
        <source>Cohen&apos;s kappa</source>
        <translation>Cohen κ</translation>
    </message>
    <message>
        <source>not defined</source>
        <translation>无法定义</translation>
    </message>
    <message>
        <source>without a reference</source>
        <translation>没有引用</translation>
    </message>
    <message>
        <source>Show how far the references are audited</source>
        <translation>显示引用审核的进展</translation>
    </message>
    <message numerus="yes">
        <source>%Ln more</source>
        <translation>
            <numerusform>另有 %Ln 个</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 left out: %2</source>
        <translation>%1 未收入：%2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln node(s) without text now are kept, for references cite them</source>
        <translation>
            <numerusform>有 %Ln 个节点已无正文，因被引用而保留</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln document(s)</source>
        <translation>
            <numerusform>%Ln 个文档</numerusform>
        </translation>
    </message>
    <message>
        <source>nodes: %1 added, %2 changed, %3 unchanged, %4 removed</source>
        <translation>节点：新增 %1，更新 %2，未变 %3，移除 %4</translation>
    </message>
    <message numerus="yes">
        <source>%Ln file(s) of kind &apos;%1&apos; not read</source>
        <translation>
            <numerusform>有 %Ln 个“%1”类文件未读</numerusform>
        </translation>
    </message>
    <message>
        <source>Looking for documents</source>
        <translation>正在查找文档</translation>
    </message>
    <message>
        <source>Take documents in as nodes: Markdown, HTML, text, lists of blog posts, bundles</source>
        <translation>把文档收为节点：Markdown、HTML、文本、博客列表、数据包</translation>
    </message>
    <message>
        <source>Files, and folders with all below them</source>
        <translation>文件，以及文件夹及其下全部内容</translation>
    </message>
    <message>
        <source>Name that the nodes&apos; ids begin with; else the folder&apos;s</source>
        <translation>节点编号的开头；缺省为文件夹名</translation>
    </message>
    <message>
        <source>Where the folder stands on the web</source>
        <translation>该文件夹在网上的地址</translation>
    </message>
    <message>
        <source>The knowledge graph that rows refer to</source>
        <translation>各行引用的知识图谱</translation>
    </message>
    <message numerus="yes">
        <source>%Ln node(s) are not searchable yet; the next import makes them so.</source>
        <translation>
            <numerusform>还有 %Ln 个节点无法搜索；下次导入时会补上。</numerusform>
        </translation>
    </message>
    <message>
        <source>Traditional characters do not find simplified ones here: %1.</source>
        <translation>此处用繁体字查不到简体：%1。</translation>
    </message>
    <message>
        <source>Find nodes that answer a question or say what a row says</source>
        <translation>查找能回答问题、或与某行说法一致的节点</translation>
    </message>
    <message>
        <source>Words, or the text of a whole row</source>
        <translation>词语，或整行的文字</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is no count: expected 0, 1, 2…</source>
        <translation>“%1”不是个数：应为 0、1、2……</translation>
    </message>
    <message>
        <source>The audit is blind and not finished; only the verdicts of %1 count here.</source>
        <translation>盲审尚未结束，此处只计 %1 自己的判定。</translation>
    </message>
    <message>
        <source>Who looks, while the audit is blind; else WINNOW_REVIEWER, else who is logged in</source>
        <translation>盲审期间由谁查看；未给出时取 WINNOW_REVIEWER，再取登录用户名</translation>
    </message>
    <message>
        <source>Indexing</source>
        <translation>正在建立索引</translation>
    </message>
    <message numerus="yes">
        <source>%Ln node(s)</source>
        <translation>
            <numerusform>%Ln 个节点</numerusform>
        </translation>
    </message>
    <message>
        <source>Where it goes</source>
        <translation>去向</translation>
    </message>
    <message>
        <source>The folder for its files; else one named after target and instalment</source>
        <translation>存放文件的文件夹；未给出时以去向和期号命名</translation>
    </message>
    <message>
        <source>Show exactly what would go out, and do nothing</source>
        <translation>只显示将发出的内容，不做任何改动</translation>
    </message>
    <message>
        <source>Publish in spite of the lint&apos;s errors, for this reason, which the history keeps</source>
        <translation>有检查错误仍发布，理由写入历史</translation>
    </message>
    <message>
        <source>Replace files and posts that somebody else has changed</source>
        <translation>替换被他人改动过的文件和文章</translation>
    </message>
    <message>
        <source>Who publishes; else WINNOW_REVIEWER, else who is logged in</source>
        <translation>由谁发布；未给出时取 WINNOW_REVIEWER，再取登录用户名</translation>
    </message>
    <message>
        <source>The name in addresses and of files, in ASCII</source>
        <translation>用于地址和文件名的名称，ASCII</translation>
    </message>
    <message>
        <source>A tag; may be given again. Else the repositories</source>
        <translation>标签，可多次给出；未给出时用仓库名</translation>
    </message>
    <message>
        <source>A category; may be given again</source>
        <translation>分类，可多次给出</translation>
    </message>
    <message>
        <source>target, tables or cards: how rows leave</source>
        <translation>target、tables 或 cards：各行以何种形式发出</translation>
    </message>
    <message>
        <source>target, text or end: where links leave</source>
        <translation>target、text 或 end：链接放在何处</translation>
    </message>
    <message>
        <source>WordPress: the site&apos;s address</source>
        <translation>WordPress：站点地址</translation>
    </message>
    <message>
        <source>WordPress: the user; the password is that of WINNOW_WORDPRESS_PASSWORD, else the keychain&apos;s</source>
        <translation>WordPress：用户；密码取 WINNOW_WORDPRESS_PASSWORD，其次取密钥环</translation>
    </message>
    <message>
        <source>WordPress: for readers to see at once, and not as a draft</source>
        <translation>WordPress：读者立即可见，不作草稿</translation>
    </message>
    <message>
        <source>--override needs a reason: it goes into the history.</source>
        <translation>--override 需要理由：会写入历史。</translation>
    </message>
    <message>
        <source>WordPress needs --site and --user.</source>
        <translation>WordPress 需要 --site 与 --user。</translation>
    </message>
    <message>
        <source>tags: %1</source>
        <translation>标签：%1</translation>
    </message>
    <message>
        <source>%1 is there and was not written by Winnow; --overwrite replaces it.</source>
        <translation>%1 已存在且不是本程序写的；用 --overwrite 替换。</translation>
    </message>
    <message>
        <source>There is no article in this language.</source>
        <translation>没有这种语言的文章。</translation>
    </message>
    <message>
        <source>Errors of the lint would keep this from going out: %1.</source>
        <translation>检查错误会阻止发出：%1 处。</translation>
    </message>
    <message>
        <source>Nothing was published: correct these errors, or give a reason with --override.</source>
        <translation>没有发布：请改正这些错误，或用 --override 给出理由。</translation>
    </message>
    <message>
        <source>The PDF could not be made: %1.</source>
        <translation>无法生成 PDF：%1。</translation>
    </message>
    <message>
        <source>The folder %1 cannot be made.</source>
        <translation>无法建立文件夹 %1。</translation>
    </message>
    <message>
        <source>The network library is not installed (%1).</source>
        <translation>未安装网络库（%1）。</translation>
    </message>
    <message>
        <source>Take an instalment&apos;s article to where it is read</source>
        <translation>把一期文章送到读者那里</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is no day (2026-09-01) and no time (2026-09-01T08:00:00+08:00).</source>
        <translation>“%1” 不是日期（2026-09-01），也不是时间（2026-09-01T08:00:00+08:00）。</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is no forge: gitcode, gitee or github.</source>
        <translation>“%1” 不是平台：gitcode、gitee 或 github。</translation>
    </message>
    <message>
        <source>Name an organisation (--org) or a repository (--repo).</source>
        <translation>请指明组织（--org）或仓库（--repo）。</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is no repository: expected org/name.</source>
        <translation>“%1” 不是仓库：应为 组织/名称。</translation>
    </message>
    <message>
        <source>The window ends before it begins.</source>
        <translation>窗口的结束早于开始。</translation>
    </message>
    <message>
        <source>--base-url makes no sense: %1.</source>
        <translation>--base-url 无效：%1。</translation>
    </message>
    <message>
        <source>Listing repositories</source>
        <translation>列出仓库</translation>
    </message>
    <message>
        <source>Reading issues</source>
        <translation>读取 Issue</translation>
    </message>
    <message>
        <source>Fetching details</source>
        <translation>获取详情</translation>
    </message>
    <message>
        <source>Fetching changes</source>
        <translation>获取变更</translation>
    </message>
    <message>
        <source>Fetching diffs</source>
        <translation>获取差异</translation>
    </message>
    <message>
        <source>%1 issues, %2 requests</source>
        <translation>%1 条 Issue，%2 次请求</translation>
    </message>
    <message>
        <source>the forge asked for a pause</source>
        <translation>平台要求暂停</translation>
    </message>
    <message numerus="yes">
        <source>%Ln request(s) to go</source>
        <translation>
            <numerusform>还需 %Ln 次请求</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %Ln minute(s)</source>
        <translation>
            <numerusform>约 %Ln 分钟</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 repositories, %2 requests: %3 issues and %4 changes new or newer</source>
        <translation>%1 个仓库，%2 次请求：新增或更新 Issue %3 条、变更 %4 个</translation>
    </message>
    <message>
        <source>Cancelled. What was fetched is kept; the same call goes on from here.</source>
        <translation>已取消。取到的会保留；再次执行同样的命令即从此继续。</translation>
    </message>
    <message>
        <source>What was fetched is kept; the same call goes on from here.</source>
        <translation>取到的会保留；再次执行同样的命令即从此继续。</translation>
    </message>
    <message>
        <source>Take closed issues in from a forge; goes on where it was stopped</source>
        <translation>从代码托管平台收入已关闭的 Issue；可从停下处继续</translation>
    </message>
    <message>
        <source>Which forge</source>
        <translation>哪个平台</translation>
    </message>
    <message>
        <source>Organisations whose repositories to sweep</source>
        <translation>要收集其仓库的组织</translation>
    </message>
    <message>
        <source>Single repositories to sweep</source>
        <translation>要收集的单个仓库</translation>
    </message>
    <message>
        <source>Issues closed from this day or time on; days begin as in the series&apos; zone</source>
        <translation>自此日期或时间起关闭的 Issue；日期按系列时区起算</translation>
    </message>
    <message>
        <source>And before this day or time</source>
        <translation>并早于此日期或时间</translation>
    </message>
    <message>
        <source>Address of the API of another instance</source>
        <translation>其他实例的 API 地址</translation>
    </message>
    <message>
        <source>Fetch the diffs of all changes, too</source>
        <translation>同时获取全部变更的差异</translation>
    </message>
</context>
<context>
    <name>Winnow::TimeText</name>
    <message>
        <source>%1 s</source>
        <extracomment>Lengths of time: seconds; minutes and seconds; hours, minutes, seconds; days and hours.</extracomment>
        <translation>%1 秒</translation>
    </message>
    <message>
        <source>%1 min %2 s</source>
        <translation>%1 分 %2 秒</translation>
    </message>
    <message>
        <source>%1 h %2 min %3 s</source>
        <translation>%1 小时 %2 分 %3 秒</translation>
    </message>
    <message>
        <source>%1 d %2 h</source>
        <translation>%1 天 %2 小时</translation>
    </message>
    <message>
        <source>at the close</source>
        <translation>关闭的同一秒</translation>
    </message>
    <message>
        <source>%1 before the close</source>
        <translation>关闭前 %1</translation>
    </message>
    <message>
        <source>%1 after the close</source>
        <translation>关闭后 %1</translation>
    </message>
</context>
<context>
    <name>Winnow::TimelineView</name>
    <message>
        <source>Nothing with a time is known of this issue.</source>
        <translation>该 Issue 没有带时间的记录。</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>时间线</translation>
    </message>
    <message>
        <source>Timeline of %1</source>
        <translation>%1 的时间线</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>另有 %n 条</numerusform>
        </translation>
    </message>
    <message>
        <source>Copy as text</source>
        <translation>复制为文本</translation>
    </message>
    <message>
        <source>Copy as SVG</source>
        <translation>复制为 SVG</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>放大</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>缩小</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>显示全部</translation>
    </message>
</context>
<context>
    <name>Winnow::TopBar</name>
    <message>
        <source>%1, instalment %2</source>
        <extracomment>A series and the ordinal of one of its instalments</extracomment>
        <translation>%1 第 %2 期</translation>
    </message>
    <message>
        <source>No name yet</source>
        <translation>尚未署名</translation>
    </message>
    <message>
        <source>The name recorded with decisions; press to change it</source>
        <translation>随取舍记录的署名，点按可更改</translation>
    </message>
    <message>
        <source>Reviewer: no name yet</source>
        <translation>审阅人：尚未署名</translation>
    </message>
    <message>
        <source>Reviewer: %1</source>
        <translation>审阅人：%1</translation>
    </message>
    <message>
        <source>Desks</source>
        <translation>工作台</translation>
    </message>
    <message>
        <source>Funnel</source>
        <translation>漏斗</translation>
    </message>
    <message>
        <source>How many issues each step left, and why the others were dropped</source>
        <translation>每一步留下多少 Issue，其余因何舍弃</translation>
    </message>
</context>
<context>
    <name>Winnow::TriageDesk</name>
    <message>
        <source>Every issue in this list is decided.</source>
        <translation>此列表中的 Issue 都已有取舍。</translation>
    </message>
    <message>
        <source>No program opened %1. Copy the address and open it by hand.</source>
        <translation>没有程序能打开 %1。请复制地址，自行打开。</translation>
    </message>
    <message>
        <source>That issue is outside of the filter. Clear the filter to see it.</source>
        <translation>该 Issue 不在筛选范围内。清除筛选即可看到。</translation>
    </message>
    <message>
        <source>This workspace is open for reading only: nothing can be decided here.</source>
        <translation>此工作区以只读方式打开，不能在此作取舍。</translation>
    </message>
    <message>
        <source>No issue is chosen, so nothing was decided.</source>
        <translation>没有选中 Issue，未作取舍。</translation>
    </message>
    <message>
        <source>The current issue was out of view, so nothing was decided. Here it is: press the key again.</source>
        <translation>当前 Issue 不在视野内，未作取舍。现已显示，请再按一次。</translation>
    </message>
    <message numerus="yes">
        <source>At most %n issue(s) can be decided at once. Select fewer.</source>
        <translation>
            <numerusform>一次最多对 %n 条 Issue 作取舍，请减少所选。</numerusform>
        </translation>
    </message>
    <message>
        <source>The decision about this issue is still being saved.</source>
        <translation>对这条 Issue 的取舍仍在保存。</translation>
    </message>
    <message>
        <source>The record of this issue holds no address of a page.</source>
        <translation>这条 Issue 的记录中没有页面地址。</translation>
    </message>
    <message>
        <source>Opened %1 in the browser.</source>
        <translation>已在浏览器中打开 %1。</translation>
    </message>
    <message>
        <source>Triage</source>
        <translation>分拣</translation>
    </message>
    <message>
        <source>No issue is chosen.</source>
        <translation>没有选中 Issue。</translation>
    </message>
    <message>
        <source>Copied: %1</source>
        <translation>已复制：%1</translation>
    </message>
    <message>
        <source>The workspace is read-only: nothing is recorded.</source>
        <translation>工作区为只读：没有记录任何内容。</translation>
    </message>
    <message>
        <source>Say who you are first; then do it again.</source>
        <translation>请先署名，然后再做一次。</translation>
    </message>
</context>
<context>
    <name>Winnow::VerdictBar</name>
    <message>
        <source>Why reject it?</source>
        <translation>为什么驳回？</translation>
    </message>
    <message>
        <source>Press a key below, or type to search</source>
        <translation>按下面的键，或输入文字查找</translation>
    </message>
    <message>
        <source>Leave %1 without any reference, on purpose?</source>
        <translation>%1 有意不带任何引用？</translation>
    </message>
    <message>
        <source>Leave empty</source>
        <translation>留空</translation>
    </message>
    <message>
        <source>Note on this row:</source>
        <translation>给本行的备注：</translation>
    </message>
    <message>
        <source>Note on this reference:</source>
        <translation>给这处引用的备注：</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>记录</translation>
    </message>
    <message>
        <source>“Other” says nothing by itself. Why reject it?</source>
        <translation>“其他”本身说明不了什么。为什么驳回？</translation>
    </message>
    <message>
        <source>Reject</source>
        <translation>驳回</translation>
    </message>
    <message>
        <source>Accept</source>
        <translation>采纳</translation>
    </message>
    <message>
        <source>Reject…</source>
        <translation>驳回…</translation>
    </message>
    <message>
        <source>Replace by this</source>
        <translation>换成这个</translation>
    </message>
    <message>
        <source>Replace…</source>
        <translation>替换…</translation>
    </message>
    <message>
        <source>Leave empty…</source>
        <translation>留空…</translation>
    </message>
    <message>
        <source>Note…</source>
        <translation>备注…</translation>
    </message>
    <message>
        <source>The node says what the row says</source>
        <translation>节点说的正是本行所说</translation>
    </message>
    <message>
        <source>It does not, for a reason</source>
        <translation>不是，需选理由</translation>
    </message>
    <message>
        <source>Another node says it: one of the row&apos;s, or one that a search finds</source>
        <translation>另一节点才说了：本行的其他引用，或搜索得到的</translation>
    </message>
    <message>
        <source>No node says it, and the row goes without a reference on purpose</source>
        <translation>没有节点说到，本行有意不带引用</translation>
    </message>
    <message>
        <source>Writes a note, without a verdict</source>
        <translation>写一条备注，不下结论</translation>
    </message>
</context>
<context>
    <name>Winnow::VerdictMarkTexts</name>
    <message>
        <source>Undecided</source>
        <translation>未定</translation>
    </message>
    <message>
        <source>Kept</source>
        <translation>已保留</translation>
    </message>
    <message>
        <source>On hold</source>
        <translation>搁置</translation>
    </message>
    <message>
        <source>Dropped</source>
        <translation>已剔除</translation>
    </message>
    <message>
        <source>Dropped by a rule</source>
        <translation>规则剔除</translation>
    </message>
    <message>
        <source>Disputed</source>
        <translation>有分歧</translation>
    </message>
    <message>
        <source>By rule</source>
        <extracomment>Short for &quot;Dropped by a rule&quot;, in a narrow column beside the sign of a funnel.</extracomment>
        <translation>按规则</translation>
    </message>
</context>
<context>
    <name>Winnow::WebPreview</name>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Select all</source>
        <translation>全选</translation>
    </message>
</context>
<context>
    <name>Winnow::WelcomePage</name>
    <message>
        <source>%1 — %2</source>
        <extracomment>A workspace in the list of recent ones: %1 its name, %2 its place</extracomment>
        <translation>%1 — %2</translation>
    </message>
    <message>
        <source>%1 — missing: %2</source>
        <translation>%1 — 文件已不在：%2</translation>
    </message>
    <message>
        <source>Winnow</source>
        <translation>Winnow 精选工作台</translation>
    </message>
    <message>
        <source>From a week of closed issues to one article that readers can trust. Everything you decide is saved the moment you decide it, and can be taken back.</source>
        <translation>从一周关闭的 Issue，到一篇读者信得过的文章。每次取舍当即保存，随时可以撤回。</translation>
    </message>
    <message>
        <source>Open the sample batch</source>
        <translation>打开示例期</translation>
    </message>
    <message>
        <source>150 made-up issues to try everything on</source>
        <translation>150 条虚构的 Issue，供您试用全部功能</translation>
    </message>
    <message>
        <source>Import a bundle</source>
        <translation>导入数据包</translation>
    </message>
    <message>
        <source>Makes a workspace from .ndjson files</source>
        <translation>由 .ndjson 文件建立工作区</translation>
    </message>
    <message>
        <source>Open a workspace</source>
        <translation>打开工作区</translation>
    </message>
    <message>
        <source>A .winnow file</source>
        <translation>一个 .winnow 文件</translation>
    </message>
    <message>
        <source>New workspace</source>
        <translation>新建工作区</translation>
    </message>
    <message>
        <source>Empty, to be filled later</source>
        <translation>先建空的，以后再填</translation>
    </message>
    <message>
        <source>Or drop a bundle or a workspace onto this window.</source>
        <translation>也可以把数据包或工作区文件拖到这个窗口。</translation>
    </message>
    <message>
        <source>Recent workspaces (Enter opens, Delete takes one off the list)</source>
        <translation>最近的工作区（按 Enter 打开，按 Delete 移出列表）</translation>
    </message>
    <message>
        <source>Recent workspaces</source>
        <translation>最近的工作区</translation>
    </message>
    <message>
        <source>New batch from a forge</source>
        <translation>从平台新建一期</translation>
    </message>
    <message>
        <source>Makes a workspace and sweeps closed issues into it</source>
        <translation>建立工作区并收入已关闭的 Issue</translation>
    </message>
</context>
<context>
    <name>Winnow::WhyPopup</name>
    <message>
        <source>Why?</source>
        <translation>为什么？</translation>
    </message>
</context>
<context>
    <name>Winnow::WindowOptions</name>
    <message>
        <source>%1 could not be written</source>
        <translation>无法写入 %1</translation>
    </message>
    <message>
        <source>the window opens one workspace, not several</source>
        <translation>窗口只能打开一个工作区</translation>
    </message>
    <message>
        <source>--size wants a width and a height such as 1366x768, not &apos;%1&apos;</source>
        <translation>--size 需要宽和高，如 1366x768，而不是“%1”</translation>
    </message>
    <message>
        <source>--theme wants light or dark, not &apos;%1&apos;</source>
        <translation>--theme 应为 light 或 dark，而不是“%1”</translation>
    </message>
    <message>
        <source>--language wants zh_CN or en, not &apos;%1&apos;</source>
        <translation>--language 应为 zh_CN 或 en，而不是“%1”</translation>
    </message>
    <message>
        <source>--desk wants triage, article, audit or publish, not &apos;%1&apos;</source>
        <translation>--desk 应为 triage、article、audit 或 publish，而不是 “%1”</translation>
    </message>
</context>
<context>
    <name>Winnow::WorkspaceError</name>
    <message>
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>%1: not found.</source>
        <translation>找不到 %1。</translation>
    </message>
    <message>
        <source>%1 exists already and was left as it is. Choose another name.</source>
        <translation>%1 已存在，未作改动。请换一个名称。</translation>
    </message>
    <message>
        <source>%1 is not a Winnow workspace. It was left as it is.</source>
        <translation>%1 不是 Winnow 工作区，未作改动。</translation>
    </message>
    <message>
        <source>%1 was written by a newer Winnow. It was left as it is; update Winnow to open it.</source>
        <translation>%1 由更新版本的 Winnow 写成，未作改动；请升级 Winnow 后再打开。</translation>
    </message>
    <message>
        <source>%1 is damaged. It was left as it is; copy it away, then go back to a safety copy beside it or an exported bundle.</source>
        <translation>%1 已损坏，未作改动；请先另存一份，再用其旁的安全副本或导出的数据包恢复。</translation>
    </message>
    <message>
        <source>%1 is open for reading only; nothing was changed.</source>
        <translation>%1 以只读方式打开，未作任何改动。</translation>
    </message>
    <message>
        <source>%1 is being edited by another Winnow; nothing was changed.</source>
        <translation>另一个 Winnow 正在编辑 %1，未作任何改动。</translation>
    </message>
    <message>
        <source>%1: the disk is full. Everything saved before is kept, this step is not; free some space and try again.</source>
        <translation>%1：磁盘已满。此前保存的都在，这一步没有保存；请腾出空间后再试。</translation>
    </message>
    <message>
        <source>%1 may not be read or written by this user.</source>
        <translation>当前用户无权读写 %1。</translation>
    </message>
    <message>
        <source>%1: cancelled. What was finished before is kept.</source>
        <translation>%1：已取消。此前完成的予以保留。</translation>
    </message>
    <message>
        <source>%1: this cannot be done; nothing was changed.</source>
        <translation>%1：无法这样做，未作任何改动。</translation>
    </message>
    <message>
        <source>%1 could not be read or written.</source>
        <translation>%1 无法读写。</translation>
    </message>
</context>
</TS>
