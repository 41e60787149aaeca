/** The little of the Web Speech API that is used; TypeScript's own types leave it out. */
interface Recognition extends EventTarget {
  continuous: boolean;
  interimResults: boolean;
  lang: string;
  onresult: ((event: ResultEvent) => void) | null;
  onend: (() => void) | null;
  start: () => void;
  stop: () => void;
}
interface ResultEvent {
  resultIndex: number;
  results: ArrayLike<{ isFinal: boolean; 0?: { transcript: string } }>;
}
type Maker = new () => Recognition;

function maker(): Maker | undefined {
  const { SpeechRecognition, webkitSpeechRecognition } = window as unknown as Record<
    string,
    Maker | undefined
  >;
  return SpeechRecognition ?? webkitSpeechRecognition;
}

export const canDictate = (): boolean => maker() !== undefined;

interface Listening {
  onWords: (words: string) => void;
  onEnd: () => void;
}

/** Listens until the returned function is called, or the browser has heard enough. */
export function dictate({ onWords, onEnd }: Listening): () => void {
  const Recognition = maker();
  if (!Recognition) return () => {};
  const recognition = new Recognition();
  recognition.continuous = true;
  recognition.interimResults = false;
  recognition.lang = navigator.language;
  recognition.onresult = ({ results, resultIndex }) => {
    for (let i = resultIndex; i < results.length; i += 1) {
      const result = results[i];
      if (result?.isFinal && result[0]) onWords(result[0].transcript.trim());
    }
  };
  recognition.onend = onEnd;
  recognition.start();
  return () => recognition.stop();
}
