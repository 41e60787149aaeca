import { create } from 'zustand';

/** What was searched for, so that the way back from an entry finds it again. Kept in this tab's memory alone. */
export const useSearchWords = create<{ words: string }>(() => ({ words: '' }));
export const setSearchWords = (words: string): void => useSearchWords.setState({ words });
