import { FLOWS, STEPS, type FlowId, type FlowStep, type StepId } from './steps.ts';

/** The screen's place on the path, or undefined where the path does not visit it. */
export const placeOf = (id: StepId, flow: FlowId): FlowStep | undefined =>
  FLOWS[flow].find((step) => step.id === id);

function neighbour(id: StepId, flow: FlowId, by: 1 | -1): StepId | undefined {
  const index = FLOWS[flow].findIndex((step) => step.id === id);
  return index < 0 ? undefined : FLOWS[flow][index + by]?.id;
}

export const nextStep = (id: StepId, flow: FlowId): StepId | undefined => neighbour(id, flow, 1);

export function backStep(id: StepId, flow: FlowId): StepId | undefined {
  const { back } = STEPS[id];
  return back && placeOf(back, flow) ? back : neighbour(id, flow, -1);
}

export function nextPath(id: StepId, flow: FlowId): string {
  const next = nextStep(id, flow);
  if (!next) throw new Error(`${id} is the last screen of the ${flow} path`);
  return STEPS[next].path;
}

export function backPath(id: StepId, flow: FlowId): string {
  return STEPS[backStep(id, flow) ?? 'symptoms'].path;
}

/** Says where Continue goes. */
export function continueLabel(id: StepId, flow: FlowId): string {
  const next = nextStep(id, flow);
  return next ? STEPS[next].goTo : 'Continue';
}
