/** The survey after an event, answered without a name. */
export { type SurveyProblem, answerSurvey, surveyToken } from './answerSurvey'
export { openSurvey, readResults } from './readResults'
export { eventSurveysPersonalData } from './surveysPrivacy'
export { deleteSurvey, findSurvey } from './surveysRepository'
