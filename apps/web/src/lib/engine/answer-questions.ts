import { assessSafely } from '@yarrow/assistant/danger';
import type { Knowledge } from '@yarrow/engine';
import type { EngineReply, EngineRequest, Question, QuestionKind, Questions } from './messages.ts';

type Answer = Questions[QuestionKind]['answer'];

/** Answers the page's questions from knowledge that is loaded once, at the first of them. */
export function createAnswerer(
  load: () => Promise<Knowledge>,
): (request: EngineRequest) => Promise<EngineReply> {
  let knowledge: Promise<Knowledge> | undefined;
  const loaded = async (): Promise<Knowledge> => {
    knowledge ??= load();
    try {
      return await knowledge;
    } catch (error) {
      // The next question tries to load again; a case that cannot be judged is no reason to.
      knowledge = undefined;
      throw error;
    }
  };
  return async (request) => {
    try {
      return { id: request.id, ok: true, answer: answer(request, await loaded()) };
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      return { id: request.id, ok: false, message };
    }
  };
}

function answer(question: Question, knowledge: Knowledge): Answer {
  switch (question.kind) {
    case 'warm-up':
      return null;
    case 'assess':
      return assessSafely(question.case, knowledge);
    case 'sources':
      return knowledge
        .textOf(question.condition)
        .sources.map(({ id, organisation, title, address }) => ({
          id,
          organisation,
          title,
          address,
        }));
  }
}
