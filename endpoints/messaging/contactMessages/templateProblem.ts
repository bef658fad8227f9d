import { CHANGED_MEANWHILE, problem } from '../../answers'

const PROBLEMS = {
  not_found: { status: 404, text: 'This template could not be found' },
  too_many: { status: 409, text: 'There are as many templates as there can be. Please delete one first.' },
  changed_meanwhile: { status: 409, text: CHANGED_MEANWHILE },
} as const

/** The answer to a change of a template that was refused: 404, 409. */
export const templateProblem = (code: keyof typeof PROBLEMS): Response =>
  problem(PROBLEMS[code].status, code, PROBLEMS[code].text)
