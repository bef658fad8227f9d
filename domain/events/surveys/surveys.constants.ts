export const SURVEY_LIMITS = { questions: 5, question: 200, text: 1000, days: 30, shownFrom: 3 } as const

/** Asked at every event, before its own questions. */
export const SURVEY_QUESTIONS = ['How was it overall? (1–5)', 'What was good?', 'What should be better?']

/** Whether a question asks for a mark from 1 to 5; others ask for a text. */
export const asksForMark = (question: string): boolean => /\(1[-–]5\)$/.test(question)

/** A row for each answer: question, answer, and how many gave it. */
export const SURVEY_COLUMNS = ['Question', 'Answer', 'Number'] as const
