import type { RouteId } from '@yarrow/contract';

/** Calls of the contract that are not in service yet. They answer 404 until they are. */
export const NOT_YET_BUILT: readonly RouteId[] = [];
