<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>Winnow::AuditDesk</name>
    <message numerus="yes">
        <source>%n reference(s) proposed. They wait to be judged.</source>
        <translation>
            <numerusform>%n reference proposed. It waits to be judged.</numerusform>
            <numerusform>%n references proposed. They wait to be judged.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Winnow::AuditHeader</name>
    <message numerus="yes">
        <source>%n disputed</source>
        <translation>
            <numerusform>%n disputed</numerusform>
            <numerusform>%n disputed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 and %2 agree on %3 of %n reference(s) that both judged. Kappa is what is left of it without chance.</source>
        <translation>
            <numerusform>%1 and %2 agree on %3 of %n reference that both judged. Kappa is what is left of it without chance.</numerusform>
            <numerusform>%1 and %2 agree on %3 of %n references that both judged. Kappa is what is left of it without chance.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Winnow::CandidateTable</name>
    <message numerus="yes">
        <source>No candidate matches. Clear the filter to see all %n.</source>
        <translation>
            <numerusform>No candidate matches. Clear the filter to see all %n.</numerusform>
            <numerusform>No candidate matches. Clear the filter to see all %n.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Winnow::DecisionBar</name>
    <message numerus="yes">
        <source>%n issue(s) selected: a decision is about all of them.</source>
        <translation>
            <numerusform>%n issue selected.</numerusform>
            <numerusform>%n issues selected: a decision is about all of them.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Winnow::DecisionChoices</name>
    <message numerus="yes">
        <source>in %n day(s)</source>
        <translation>
            <numerusform>in %n day</numerusform>
            <numerusform>in %n days</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Keep %n issue(s)?</source>
        <translation>
            <numerusform>Keep %n issue?</numerusform>
            <numerusform>Keep %n issues?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Keep %n issue(s) as “%1”?</source>
        <translation>
            <numerusform>Keep %n issue as “%1”?</numerusform>
            <numerusform>Keep %n issues as “%1”?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Drop %n issue(s) as duplicates of %1?</source>
        <translation>
            <numerusform>Drop %n issue as a duplicate of %1?</numerusform>
            <numerusform>Drop %n issues as duplicates of %1?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Drop %n issue(s) as “%1”?</source>
        <translation>
            <numerusform>Drop %n issue as “%1”?</numerusform>
            <numerusform>Drop %n issues as “%1”?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Put %n issue(s) on hold?</source>
        <translation>
            <numerusform>Put %n issue on hold?</numerusform>
            <numerusform>Put %n issues on hold?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Set %n issue(s) back to undecided?</source>
        <translation>
            <numerusform>Set %n issue back to undecided?</numerusform>
            <numerusform>Set %n issues back to undecided?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Keep %n issue(s)</source>
        <translation>
            <numerusform>Keep %n issue</numerusform>
            <numerusform>Keep %n issues</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Drop %n issue(s)</source>
        <translation>
            <numerusform>Drop %n issue</numerusform>
            <numerusform>Drop %n issues</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Hold %n issue(s)</source>
        <translation>
            <numerusform>Hold %n issue</numerusform>
            <numerusform>Hold %n issues</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Set %n issue(s) back</source>
        <translation>
            <numerusform>Set %n issue back</numerusform>
            <numerusform>Set %n issues back</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Winnow::DecisionFlow</name>
    <message numerus="yes">
        <source>Put %n issue(s) on hold</source>
        <translation>
            <numerusform>Put %n issue on hold</numerusform>
            <numerusform>Put %n issues on hold</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Why keep %n issue(s)?</source>
        <translation>
            <numerusform>Why keep %n issue?</numerusform>
            <numerusform>Why keep %n issues?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Why drop %n issue(s)?</source>
        <translation>
            <numerusform>Why drop %n issue?</numerusform>
            <numerusform>Why drop %n issues?</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Winnow::DecisionText</name>
    <message numerus="yes">
        <source>Took the decision about %n issue(s) back.</source>
        <translation>
            <numerusform>Took the decision about %n issue back.</numerusform>
            <numerusform>Took the decision about %n issues back.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Made the decision about %n issue(s) again.</source>
        <translation>
            <numerusform>Made the decision about %n issue again.</numerusform>
            <numerusform>Made the decision about %n issues again.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Kept %n issue(s).</source>
        <translation>
            <numerusform>Kept %n issue.</numerusform>
            <numerusform>Kept %n issues.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Dropped %n issue(s).</source>
        <translation>
            <numerusform>Dropped %n issue.</numerusform>
            <numerusform>Dropped %n issues.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Put %n issue(s) on hold.</source>
        <translation>
            <numerusform>Put %n issue on hold.</numerusform>
            <numerusform>Put %n issues on hold.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Set %n issue(s) back to undecided.</source>
        <translation>
            <numerusform>Set %n issue back to undecided.</numerusform>
            <numerusform>Set %n issues back to undecided.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Winnow::DiffProblemText</name>
    <message numerus="yes">
        <source>at least %n more line(s) of the hunk were expected, but the text ends.</source>
        <translation>
            <numerusform>at least %n more line of the hunk were expected, but the text ends.</numerusform>
            <numerusform>at least %n more lines of the hunk were expected, but the text ends.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at least %n more line(s) of the hunk were expected, but another line stands there.</source>
        <translation>
            <numerusform>at least %n more line of the hunk were expected, but another line stands there.</numerusform>
            <numerusform>at least %n more lines of the hunk were expected, but another line stands there.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Winnow::DiffText</name>
    <message numerus="yes">
        <source>merge of %n parent(s)</source>
        <translation>
            <numerusform>merge of %n parent</numerusform>
            <numerusform>merge of %n parents</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Folded because it is large: %Ln line(s). Press Enter to show it.</source>
        <translation>
            <numerusform>Folded because it is large: %Ln line. Press Enter to show it.</numerusform>
            <numerusform>Folded because it is large: %Ln lines. Press Enter to show it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Folded because a program wrote it: %Ln line(s). Press Enter to show it.</source>
        <translation>
            <numerusform>Folded because a program wrote it: %Ln line. Press Enter to show it.</numerusform>
            <numerusform>Folded because a program wrote it: %Ln lines. Press Enter to show it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Folded: %Ln line(s). Press Enter to show it.</source>
        <translation>
            <numerusform>Folded: %Ln line. Press Enter to show it.</numerusform>
            <numerusform>Folded: %Ln lines. Press Enter to show it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>… %Ln line(s)</source>
        <comment>not in the diff</comment>
        <translation>
            <numerusform>… %Ln line</numerusform>
            <numerusform>… %Ln lines</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>… %Ln unchanged line(s). Press Enter to show them.</source>
        <translation>
            <numerusform>… %Ln unchanged line. Press Enter to show them.</numerusform>
            <numerusform>… %Ln unchanged lines. Press Enter to show them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln file(s), %1</source>
        <translation>
            <numerusform>%Ln file, %1</numerusform>
            <numerusform>%Ln files, %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>File %1, %2, %n line(s) added, %3 removed.</source>
        <translation>
            <numerusform>File %1, %2, %n line added, %3 removed.</numerusform>
            <numerusform>File %1, %2, %n lines added, %3 removed.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Winnow::FacetModel</name>
    <message numerus="yes">
        <source>%1: %n issue(s)</source>
        <extracomment>Spoken for a value of a facet: %1 the value.</extracomment>
        <translation>
            <numerusform>%1: %n issue</numerusform>
            <numerusform>%1: %n issues</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Show all %n value(s)</source>
        <translation>
            <numerusform>Show all %n value</numerusform>
            <numerusform>Show all %n values</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Winnow::FileImports</name>
    <message numerus="yes">
        <source>Instalment %1 is known as published now, with %n row(s).</source>
        <translation>
            <numerusform>Instalment %1 is known as published now, with %n row.</numerusform>
            <numerusform>Instalment %1 is known as published now, with %n rows.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) were not understood and are kept as text: %1.</source>
        <translation>
            <numerusform>%n line was not understood and is kept as text: %1.</numerusform>
            <numerusform>%n lines were not understood and are kept as text: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In %n row(s) problem and answer are not separated.</source>
        <translation>
            <numerusform>In %n row problem and answer are not separated.</numerusform>
            <numerusform>In %n rows problem and answer are not separated.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The glossary took in %n term(s).</source>
        <translation>
            <numerusform>The glossary took in %n term.</numerusform>
            <numerusform>The glossary took in %n terms.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) hold no pair of terms and were left out: %1.</source>
        <translation>
            <numerusform>%n line holds no pair of terms and was left out: %1.</numerusform>
            <numerusform>%n lines hold no pair of terms and were left out: %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Winnow::FindField</name>
    <message numerus="yes">
        <source>%Ln found</source>
        <comment>number of matches</comment>
        <translation>
            <numerusform>%Ln found</numerusform>
            <numerusform>%Ln found</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Winnow::GuardLine</name>
    <message numerus="yes">
        <source>%n error(s) of the lint keep this from going out.</source>
        <translation>
            <numerusform>%n error of the lint keeps this from going out.</numerusform>
            <numerusform>%n errors of the lint keep this from going out.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No errors; %n warning(s) of the lint.</source>
        <translation>
            <numerusform>No errors; %n warning of the lint.</numerusform>
            <numerusform>No errors; %n warnings of the lint.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Winnow::ImportPanel</name>
    <message numerus="yes">
        <source>Importing %n file(s): %1</source>
        <translation>
            <numerusform>Importing %n file: %1</numerusform>
            <numerusform>Importing %n files: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Winnow::ImportText</name>
    <message numerus="yes">
        <source>Nothing was imported: %n line(s) were refused.</source>
        <translation>
            <numerusform>Nothing was imported: %n line was refused.</numerusform>
            <numerusform>Nothing was imported: %n lines were refused.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 %n line(s) were refused; all others are in.</source>
        <extracomment>%1 a whole sentence</extracomment>
        <translation>
            <numerusform>%1 %n line was refused; all others are in.</numerusform>
            <numerusform>%1 %n lines were refused; all others are in.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) of unknown type “%1” left out</source>
        <translation>
            <numerusform>%n line of unknown type “%1” left out</numerusform>
            <numerusform>%n lines of unknown type “%1” left out</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n value(s) of unknown key “%1” left out</source>
        <translation>
            <numerusform>%n value of unknown key “%1” left out</numerusform>
            <numerusform>%n values of unknown key “%1” left out</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Winnow::InstalmentPage</name>
    <message numerus="yes">
        <source>%n issue(s) that the last instalment left over will be offered again.</source>
        <translation>
            <numerusform>%n issue that the last instalment left over will be offered again.</numerusform>
            <numerusform>%n issues that the last instalment left over will be offered again.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Winnow::IssuePage</name>
    <message numerus="yes">
        <source>Cut here: %n more character(s). Open the page in the browser to read on.</source>
        <translation>
            <numerusform>Cut here: %n more character. Open the page in the browser to read on.</numerusform>
            <numerusform>Cut here: %n more characters. Open the page in the browser to read on.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Winnow::KnowledgeProvidersDialog</name>
    <message numerus="yes">
        <source>%n provider(s)</source>
        <translation>
            <numerusform>%n provider</numerusform>
            <numerusform>%n providers</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Winnow::KnowledgeWork</name>
    <message numerus="yes">
        <source>Looking for documents: %Ln found</source>
        <translation>
            <numerusform>Looking for documents: %Ln found</numerusform>
            <numerusform>Looking for documents: %Ln found</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln file(s) were left out; the first: %1 (%2).</source>
        <translation>
            <numerusform>%Ln file was left out: %1 (%2).</numerusform>
            <numerusform>%Ln files were left out; the first: %1 (%2).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bundle(s) among them: bring them in with “Import bundles”.</source>
        <translation>
            <numerusform>%n bundle among them: bring it in with “Import bundles”.</numerusform>
            <numerusform>%n bundles among them: bring them in with “Import bundles”.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) were searched for.</source>
        <translation>
            <numerusform>%n row was searched for.</numerusform>
            <numerusform>%n rows were searched for.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n reference(s) are proposed; none counts before somebody accepts it.</source>
        <translation>
            <numerusform>%n reference is proposed; none counts before somebody accepts it.</numerusform>
            <numerusform>%n references are proposed; none counts before somebody accepts it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) stay blank: nothing was good enough.</source>
        <translation>
            <numerusform>%n row stays blank: nothing was good enough.</numerusform>
            <numerusform>%n rows stay blank: nothing was good enough.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Winnow::MainWindow</name>
    <message numerus="yes">
        <source>Drop to import %n file(s).</source>
        <translation>
            <numerusform>Drop to import %n file.</numerusform>
            <numerusform>Drop to import %n files.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Winnow::NodePane</name>
    <message numerus="yes">
        <source>%n passage(s) match the row</source>
        <translation>
            <numerusform>%n passage matches the row</numerusform>
            <numerusform>%n passages match the row</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Winnow::OutlineModel</name>
    <message numerus="yes">
        <source>%n problem(s)</source>
        <translation>
            <numerusform>%n problem</numerusform>
            <numerusform>%n problems</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Winnow::ProblemsPane</name>
    <message numerus="yes">
        <source>%n error(s)</source>
        <translation>
            <numerusform>%n error</numerusform>
            <numerusform>%n errors</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s)</source>
        <translation>
            <numerusform>%n warning</numerusform>
            <numerusform>%n warnings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hint(s)</source>
        <translation>
            <numerusform>%n hint</numerusform>
            <numerusform>%n hints</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Winnow::PublishWork</name>
    <message numerus="yes">
        <source>%n file(s) written to %1.</source>
        <translation>
            <numerusform>%n file written to %1.</numerusform>
            <numerusform>%n files written to %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Winnow::ReposPage</name>
    <message numerus="yes">
        <source>%1 of %n repository(ies) chosen.</source>
        <translation>
            <numerusform>%1 of %n repository chosen.</numerusform>
            <numerusform>%1 of %n repositories chosen.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Winnow::SummaryPage</name>
    <message numerus="yes">
        <source>%n issue(s) left over from the last instalment are offered again, with what was said of them:</source>
        <translation>
            <numerusform>%n issue left over from the last instalment is offered again, with what was said of it:</numerusform>
            <numerusform>%n issues left over from the last instalment are offered again, with what was said of them:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n thing(s) could not be read, the first: %1</source>
        <translation>
            <numerusform>%n thing could not be read: %1</numerusform>
            <numerusform>%n things could not be read, the first: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Winnow::SummaryText</name>
    <message numerus="yes">
        <source>%n minute(s) ago</source>
        <translation>
            <numerusform>%n minute ago</numerusform>
            <numerusform>%n minutes ago</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hour(s) ago</source>
        <translation>
            <numerusform>%n hour ago</numerusform>
            <numerusform>%n hours ago</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) ago</source>
        <translation>
            <numerusform>%n day ago</numerusform>
            <numerusform>%n days ago</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n month(s) ago</source>
        <translation>
            <numerusform>%n month ago</numerusform>
            <numerusform>%n months ago</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n year(s) ago</source>
        <translation>
            <numerusform>%n year ago</numerusform>
            <numerusform>%n years ago</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n linked change(s).</source>
        <translation>
            <numerusform>%n linked change.</numerusform>
            <numerusform>%n linked changes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n graph reference(s).</source>
        <translation>
            <numerusform>%n graph reference.</numerusform>
            <numerusform>%n graph references.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Winnow::SweepText</name>
    <message numerus="yes">
        <source>about %n min</source>
        <translation>
            <numerusform>about %n min</numerusform>
            <numerusform>about %n min</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n request(s) made</source>
        <translation>
            <numerusform>%n request made</numerusform>
            <numerusform>%n requests made</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The sweep is done but for %n thing(s) that could not be fetched: the log names them, and the next sweep tries again. %1</source>
        <translation>
            <numerusform>The sweep is done but for %n thing that could not be fetched: the log names it, and the next sweep tries again. %1</numerusform>
            <numerusform>The sweep is done but for %n things that could not be fetched: the log names them, and the next sweep tries again. %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <translation>
            <numerusform>%1 and %n more</numerusform>
            <numerusform>%1 and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Winnow::Text</name>
    <message numerus="yes">
        <source>%Ln line(s) written to %1</source>
        <translation>
            <numerusform>%Ln line written to %1</numerusform>
            <numerusform>%Ln lines written to %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln line(s)</source>
        <translation>
            <numerusform>%Ln line</numerusform>
            <numerusform>%Ln lines</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more line(s) refused</source>
        <translation>
            <numerusform>%Ln more line refused</numerusform>
            <numerusform>%Ln more lines refused</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln line(s) of unknown type &apos;%1&apos; left out</source>
        <translation>
            <numerusform>%Ln line of unknown type &apos;%1&apos; left out</numerusform>
            <numerusform>%Ln lines of unknown type &apos;%1&apos; left out</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln value(s) of unknown key &apos;%1&apos; left out</source>
        <translation>
            <numerusform>%Ln value of unknown key &apos;%1&apos; left out</numerusform>
            <numerusform>%Ln values of unknown key &apos;%1&apos; left out</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln issue(s) named by other records, but not given: %1</source>
        <translation>
            <numerusform>%Ln issue named by other records, but not given: %1</numerusform>
            <numerusform>%Ln issues named by other records, but not given: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln change(s) named by other records, but not given: %1</source>
        <translation>
            <numerusform>%Ln change named by other records, but not given: %1</numerusform>
            <numerusform>%Ln changes named by other records, but not given: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln file(s), +%1 −%2</source>
        <translation>
            <numerusform>%Ln file, +%1 −%2</numerusform>
            <numerusform>%Ln files, +%1 −%2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln term(s) for %1</source>
        <translation>
            <numerusform>%Ln term for %1</numerusform>
            <numerusform>%Ln terms for %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more</source>
        <translation>
            <numerusform>%Ln more</numerusform>
            <numerusform>%Ln more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln node(s) without text now are kept, for references cite them</source>
        <translation>
            <numerusform>%Ln node without text now is kept, for references cite it</numerusform>
            <numerusform>%Ln nodes without text now are kept, for references cite them</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln document(s)</source>
        <translation>
            <numerusform>%Ln document</numerusform>
            <numerusform>%Ln documents</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln file(s) of kind &apos;%1&apos; not read</source>
        <translation>
            <numerusform>%Ln file of kind &apos;%1&apos; not read</numerusform>
            <numerusform>%Ln files of kind &apos;%1&apos; not read</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln node(s) are not searchable yet; the next import makes them so.</source>
        <translation>
            <numerusform>%Ln node is not searchable yet; the next import makes it so.</numerusform>
            <numerusform>%Ln nodes are not searchable yet; the next import makes them so.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln node(s)</source>
        <translation>
            <numerusform>%Ln node</numerusform>
            <numerusform>%Ln nodes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln request(s) to go</source>
        <translation>
            <numerusform>%Ln request to go</numerusform>
            <numerusform>%Ln requests to go</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %Ln minute(s)</source>
        <translation>
            <numerusform>about %Ln minute</numerusform>
            <numerusform>about %Ln minutes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Winnow::TimelineView</name>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Winnow::TriageDesk</name>
    <message numerus="yes">
        <source>At most %n issue(s) can be decided at once. Select fewer.</source>
        <translation>
            <numerusform>At most %n issue can be decided at once. Select fewer.</numerusform>
            <numerusform>At most %n issues can be decided at once. Select fewer.</numerusform>
        </translation>
    </message>
</context>
</TS>
