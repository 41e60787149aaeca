import { assessSafely } from '@yarrow/assistant/danger';
import {
  conditionEntry,
  findingEntry,
  knowledgeIndex,
  prepareKnowledge,
  readable,
  type Knowledge,
  type Readable,
} from '@yarrow/engine';
import type { EngineReply, EngineRequest, Question, QuestionKind, Questions } from './messages.ts';

type Answer = Questions[QuestionKind]['answer'];

/** The knowledge as it was compiled: model and texts. */
export type Loaded = Parameters<typeof prepareKnowledge>;

/** Answers the page's questions from knowledge that is loaded once, at the first of them. */
export function createAnswerer(
  load: () => Promise<Loaded>,
): (request: EngineRequest) => Promise<EngineReply> {
  let opened: Promise<Opened> | undefined;
  const ready = async (): Promise<Opened> => {
    opened ??= load().then(open);
    try {
      return await opened;
    } catch (error) {
      // The next question tries to load again; a case that cannot be judged is no reason to.
      opened = undefined;
      throw error;
    }
  };
  return async (request) => {
    try {
      return { id: request.id, ok: true, answer: answer(request, await ready()) };
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      return { id: request.id, ok: false, message };
    }
  };
}

interface Opened {
  toRead: Readable;
  /** Made ready when it is first needed: whoever only reads does not wait for it. */
  toAssess: () => Knowledge;
}

function open([model, texts]: Loaded): Opened {
  let prepared: Knowledge | undefined;
  return {
    toRead: readable(model, texts),
    toAssess: () => (prepared ??= prepareKnowledge(model, texts)),
  };
}

function answer(question: Question, { toRead, toAssess }: Opened): Answer {
  switch (question.kind) {
    case 'warm-up':
      toAssess();
      return null;
    case 'assess':
      return assessSafely(question.case, toAssess());
    case 'index':
      return knowledgeIndex(toRead);
    case 'condition':
      return conditionEntry(question.condition, toRead);
    case 'finding':
      return findingEntry(question.finding, toRead);
    case 'sources':
      return toRead
        .textOf(question.condition)
        .sources.map(({ id, organisation, title, address }) => ({
          id,
          organisation,
          title,
          address,
        }));
  }
}
