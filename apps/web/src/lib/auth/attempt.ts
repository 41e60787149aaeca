import { ApiError } from '../api-error.ts';
import { useAuthStore } from '../session.ts';

/** Loading while it runs; what fails is kept as the store's error, in the server's words or these, and rethrown. */
export async function attempt<T>(fallback: string, act: () => Promise<T>): Promise<T> {
  useAuthStore.setState({ isLoading: true, error: null });
  try {
    return await act();
  } catch (error) {
    useAuthStore.setState({ error: messageOf(error, fallback) });
    throw error;
  } finally {
    useAuthStore.setState({ isLoading: false });
  }
}

export const messageOf = (error: unknown, fallback: string): string =>
  error instanceof ApiError && error.message ? error.message : fallback;
