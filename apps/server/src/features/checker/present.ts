import type { symptomSession } from '@yarrow/contract';
import type { z } from 'zod';
import type { SymptomSession } from './store.ts';

export const presentSession = (session: SymptomSession): z.input<typeof symptomSession> => ({
  id: session.id,
  created_at: session.createdAt.toISOString(),
  input_data: session.input,
  analysis_result: session.result,
});
