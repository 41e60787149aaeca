import { useQuery } from '@tanstack/react-query';
import { LIMITS } from '@yarrow/contract';
import { useCallback, useEffect, useState } from 'react';
import { useCountryPack, useEmergencyNumber } from '../../lib/country-pack.ts';
import { PROFILE_QUERY } from '../../lib/profile.ts';
import { saveFile } from '../../lib/save-file.ts';
import { useSession } from '../../lib/session.ts';
import { ArrivalLoader } from './arrival/arrival-loader.tsx';
import { useCurrentChat } from './arrival/use-current-chat.ts';
import { Banner } from './banner.tsx';
import { Composer } from './composer/composer.tsx';
import { NO_SESSION } from './composer/drafts.ts';
import { QuickReplies } from './composer/quick-replies.tsx';
import { fromSafety, raise, SAFE } from './danger/danger.ts';
import { HelpArea } from './danger/help-area.tsx';
import { withHomeLines } from './danger/home-lines.ts';
import { prepareToSense, sense } from './danger/sense.ts';
import { FindBar } from './find/find-bar.tsx';
import { ChatHeader } from './header/chat-header.tsx';
import { conversationAsText } from './header/export-text.ts';
import { SessionActions } from './header/session-actions.tsx';
import { Announcer } from './messages/announcer.tsx';
import { ClosedNote } from './page/closed-note.tsx';
import { Conversation } from './page/conversation.tsx';
import { EmptyPanel } from './page/empty-panel.tsx';
import { Foot } from './page/foot.tsx';
import { Sidebar, useDrawer } from './page/sidebar.tsx';
import { StatusLine } from './page/status-line.tsx';
import { talkProblem, useEnding } from './page/use-problems.ts';
import { SafetyPlanDialog } from './plan/safety-plan-dialog.tsx';
import { SessionList } from './sessions/session-list.tsx';
import { sessionName } from '../../lib/session-name.ts';
import { isBusy } from './talk/talk-state.ts';
import { talkOf } from './talk/talks.ts';
import { useReplyNotice } from './talk/use-reply-notice.ts';
import { useTalk } from './talk/use-talk.ts';

/** The whole screen of the chat: sessions, conversation, help, composer. */
export function ChatPage() {
  const chat = useCurrentChat();
  const signedIn = useSession();
  const country = useQuery(PROFILE_QUERY).data?.settings.country ?? undefined;
  const pack = useCountryPack(country);
  const number = useEmergencyNumber(country);
  const drawer = useDrawer();
  const ending = useEnding(chat);
  const [starting, setStarting] = useState(false);
  const [unsent, setUnsent] = useState<string | null>(null);
  const [helping, setHelping] = useState(false);
  const [planning, setPlanning] = useState(false);
  const [finding, setFinding] = useState(false);
  const [marked, setMarked] = useState<string | null>(null);
  useEffect(prepareToSense, []);

  const found = chat.session;
  const reader = signedIn.status === 'authenticated' ? signedIn.user?.id : undefined;
  const isOwn = found !== null && found.user_id === reader;
  const isOthers = found !== null && reader !== undefined && !isOwn;
  const isOpen = isOwn && found.status === 'active';
  const { talk, state } = useTalk({ id: found?.id ?? null, listens: isOpen });
  useReplyNotice(state.finished);
  // Where its messages cannot be read, no session is current.
  const session = state.loading === 'failed' ? null : found;
  const of = session?.id ?? NO_SESSION;
  const known = session ? raise(fromSafety(session.safety), state.danger) : state.danger;
  const danger = withHomeLines(known, pack);

  const start = async (about: string | null = null) => {
    setStarting(true);
    const made = await chat.start(about);
    setStarting(false);
    return made;
  };
  const startNew = (): void => {
    drawer.close();
    void start();
  };
  const send = async (text: string): Promise<void> => {
    if (session) return await (state.unsent?.text === text ? talk.retry() : talk.send(text));
    setUnsent(null);
    const before = talkOf(NO_SESSION);
    void sense(text).then(before.learn);
    const made = await start(chat.about);
    if (!made) return setUnsent(text);
    const begun = talkOf(made.id);
    begun.learn(before.store.getState().danger);
    await begun.send(text);
  };
  const closeFind = useCallback(() => {
    setFinding(false);
    setMarked(null);
  }, []);

  const problems = [talkProblem(talk, state, isOpen), ending.problem, chat.problem].filter(
    (one) => one !== null,
  );
  const isArriving =
    chat.fromChecker &&
    problems.length === 0 &&
    (chat.isStarting || chat.isSettling || (found !== null && !isLoaded(state.loading)));
  const last = state.thread.messages.findLast(({ superseded_by }) => superseded_by === null);
  const replies = last?.role === 'assistant' && !isBusy(state) ? last.quick_replies : [];
  const list = (
    <SessionList
      sessions={chat.sessions}
      failed={chat.problem?.text === 'Failed to load sessions'}
      currentId={session?.id ?? null}
      isStarting={starting}
      onStart={startNew}
      onSelect={(id) => {
        drawer.close();
        closeFind();
        chat.select(id);
      }}
    />
  );
  return (
    <div className="fixed inset-x-0 top-16 z-10 flex h-[calc(100dvh-4rem)] bg-paper print:static print:h-auto">
      <title>{`${session ? sessionName(session) : 'Chat'} · Yarrow`}</title>
      {isArriving ? <ArrivalLoader isStarting={chat.isStarting} /> : null}
      <Sidebar open={drawer.open} onClose={drawer.close}>
        {list}
      </Sidebar>
      <section aria-label="Chat" className="relative flex min-w-0 flex-1 flex-col overflow-y-auto">
        <ChatHeader
          session={session}
          isSettling={chat.isSettling}
          fromChecker={chat.fromChecker}
          isStarting={starting}
          onStart={startNew}
          onSessions={drawer.show}
          actions={
            session ? (
              <SessionActions
                session={session}
                isOwn={isOwn}
                isEnding={ending.isEnding}
                onEnd={() => ending.end(session)}
                onFind={() => setFinding(true)}
                onPlan={() => setPlanning(true)}
                onExport={() => {
                  const text = conversationAsText(session, state.thread.messages);
                  saveFile(new Blob([text], { type: 'text/plain' }), 'yarrow-chat.txt');
                }}
              />
            ) : null
          }
        />
        {session && finding ? (
          <FindBar messages={state.thread.messages} onMark={setMarked} onClose={closeFind} />
        ) : null}
        {session ? (
          <Conversation
            key={session.id}
            session={session}
            talk={talk}
            state={state}
            isOpen={isOpen}
            marked={marked}
          />
        ) : chat.isSettling ? (
          <div aria-busy="true" className="min-h-44 flex-1" />
        ) : (
          <EmptyPanel
            fromChecker={chat.fromChecker}
            isStarting={starting}
            onStart={() => void start(chat.about)}
          />
        )}
        <StatusLine isLost={state.phase === 'lost'} />
        {problems.map((problem) => (
          <Banner key={problem.text} problem={problem} />
        ))}
        <HelpArea
          of={of}
          // Whoever reads another's session is not the one in danger.
          danger={isOthers ? SAFE : danger}
          said={state.thread.messages.filter(({ role }) => role === 'user').length}
          number={number}
          onPlan={isOwn ? () => setPlanning(true) : null}
          dialogOpen={helping}
          onDialog={setHelping}
        />
        {/* On a small screen what might be said gives way to what is being said. */}
        <div className="mx-auto w-full max-w-[51rem] shrink-0 px-4 pt-1 pb-[max(0.25rem,env(safe-area-inset-bottom))] max-sm:has-[textarea:not(:placeholder-shown)]:[&>ul]:hidden sm:px-7">
          {session && !isOpen ? (
            <ClosedNote isOwn={isOwn} isStarting={starting} onStart={startNew} />
          ) : (
            <>
              <QuickReplies replies={replies} onChoose={(text) => void send(text)} />
              <Composer
                key={of}
                draftOf={of}
                busy={isBusy(state) || starting}
                writing={state.phase === 'writing'}
                limit={LIMITS.message}
                restored={session ? (state.unsent?.text ?? null) : unsent}
                onSend={(text) => void send(text)}
                onStop={() => void talk.stop()}
              />
            </>
          )}
          <Foot onHelp={() => setHelping(true)} />
        </div>
        <Announcer reply={state.thread.messages.find(({ id }) => id === state.finished)} />
      </section>
      {session && isOwn ? (
        <SafetyPlanDialog session={session} open={planning} onClose={() => setPlanning(false)} />
      ) : null}
    </div>
  );
}

const isLoaded = (loading: string): boolean => loading === 'loaded' || loading === 'failed';
