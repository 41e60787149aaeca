import type { AnalysisResponse } from '@yarrow/contract';

/** A danger this likely is told in the list of causes, with the same question. */
const LIKELY_ENOUGH = 0.15;

export const unlikelyDangers = ({
  must_not_miss: dangers,
}: Pick<AnalysisResponse, 'must_not_miss'>): AnalysisResponse['must_not_miss'] =>
  dangers.filter(({ probability }) => probability < LIKELY_ENOUGH);
