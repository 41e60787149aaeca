import { Page, PageHeading } from '../../../ui/page.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { KnowledgeFailed, Loading } from '../states.tsx';
import { useIndex } from '../use-knowledge.ts';
import { ByLetter } from './by-letter.tsx';
import { Found } from './found.tsx';
import { KnowledgeNote } from './knowledge-note.tsx';
import { setSearchWords, useSearchWords } from './search-words.ts';

/** Every condition and finding that the checker goes by. */
export function KnowledgePage() {
  const { data: index, isError, isFetching, refetch } = useIndex();
  const words = useSearchWords((state) => state.words);
  return (
    <Page title="What Yarrow knows">
      <PageHeading lead="Every illness and symptom it goes by: what it says of each, and where that comes from.">
        What Yarrow knows
      </PageHeading>
      {isError ? <KnowledgeFailed busy={isFetching} onRetry={() => void refetch()} /> : null}
      {!index && !isError ? <Loading /> : null}
      {index ? (
        <>
          <KnowledgeNote index={index} />
          <div role="search" className="mt-6">
            <TextField
              type="search"
              label="Search"
              hint="An illness, a symptom, or another name for it"
              value={words}
              onChange={setSearchWords}
              autoComplete="off"
              enterKeyHint="search"
            />
          </div>
          {words.trim() === '' ? <ByLetter index={index} /> : <Found index={index} words={words} />}
        </>
      ) : null}
    </Page>
  );
}
