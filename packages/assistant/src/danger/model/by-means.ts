import { phrases } from '../lexicon/concept.ts';

/** A means named beside it says more, never less: what is said is weighed with it and without it. */
export const BY_MEANS: readonly string[] = phrases(`
  with|using|by a|an|the|my|some? <means>|<gun>|<rope>|<blade>|<pills>|<poison>
  i would use a|an|the|my|some? <means>|<gun>|<rope>|<blade>|<pills> ; i have <pills>|a_rope|a_gun|rope`);
