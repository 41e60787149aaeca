import * as auth from '../auth.ts';
import * as checker from '../checker.ts';
import { idParams, pageQuery } from '../common.ts';
import { FOUND, SIGNED, type Route } from './route.ts';

export const CHECKER_ROUTES = [
  { id: 'analyze', method: 'POST', path: '/symptom-checker/analyze', access: 'anyone-or-owner', status: 200, summary: 'Assess symptoms', body: checker.analysisRequest, response: checker.analysisResponse, errors: ['no_symptom', 'authentication_failed'] },
  { id: 'listSymptomSessions', method: 'GET', path: '/symptom-checker/sessions', access: 'owner', status: 200, summary: 'Past analyses, newest first', query: pageQuery, response: checker.symptomSessions, errors: SIGNED },
  { id: 'getSymptomSession', method: 'GET', path: '/symptom-checker/sessions/{id}', access: 'owner', status: 200, summary: 'One analysis', params: idParams, response: checker.symptomSessionResponse, errors: FOUND },
  { id: 'deleteSymptomSession', method: 'DELETE', path: '/symptom-checker/sessions/{id}', access: 'owner', status: 200, summary: 'Erase one analysis', params: idParams, response: auth.done, errors: FOUND },
  { id: 'answerQuestions', method: 'POST', path: '/symptom-checker/sessions/{id}/answers', access: 'owner', status: 200, summary: 'Answer follow-up questions and assess again', params: idParams, body: checker.answersRequest, response: checker.analysisResponse, errors: FOUND },
  { id: 'report', method: 'GET', path: '/symptom-checker/sessions/{id}/report', access: 'owner', status: 200, summary: 'The report as PDF, FHIR or replayable case', params: idParams, query: checker.reportQuery, response: 'binary', errors: FOUND },
  { id: 'getCondition', method: 'GET', path: '/symptom-checker/conditions/{id}', access: 'anyone', status: 200, summary: 'A knowledge entry with its sources', params: checker.conditionParams, response: checker.condition, errors: ['not_found'] },
  { id: 'searchFindings', method: 'GET', path: '/symptom-checker/findings', access: 'anyone', status: 200, summary: 'Search symptoms by name or lay synonym', query: checker.findingsQuery, response: checker.findings, errors: [] },
] as const satisfies readonly Route[];
