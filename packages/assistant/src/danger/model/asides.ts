import { phrases } from '../lexicon/concept.ts';

/** Said to play it down. It must not lower a level, so it is not weighed. */
export const REASSURANCE: readonly string[] = phrases(`
  but? it is|its probably nothing ; probably nothing ; but? it does not matter ; never mind ; nevermind
  but? my husband|wife|mum|mom|dad|partner|friend|boyfriend|girlfriend|sister|brother|doctor|gp|nurse says|said|thinks it|i|that? is|am? fine|nothing|okay|ok|normal|well
  my husband|wife|mum|mom|dad|partner|friend|boyfriend|girlfriend|sister|brother|doctor says i am|im fine ; ignore me ; sorry $ ; just tired ; no big deal
  but? do not want to bother|worry anyone|anybody|you ; but? i do not want to bother|worry|trouble anyone|anybody|you
  but? i am sure it is nothing|fine ; i am fine $ ; but? i am okay|ok|fine $ ; lol ; forget it|i_said_anything
  it is silly|stupid ; i am being silly|dramatic|daft ; but? others have it worse ; anyway`);

/** A means named beside it says more, never less: what is said is weighed with it and without it. */
export const BY_MEANS: readonly string[] = phrases(`
  with|using|by a|an|the|my|some? <means>|<gun>|<rope>|<blade>|<pills>|<poison>
  i would use a|an|the|my|some? <means>|<gun>|<rope>|<blade>|<pills> ; i have <pills>|a_rope|a_gun|rope`);
