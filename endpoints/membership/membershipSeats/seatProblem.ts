import {
  SEAT_PROBLEMS,
  type SeatProblem,
} from '../../../domain/membership/membershipSeats/membershipSeats.schema'
import { fieldProblem, problem } from '../../answers'

/** What is wrong with the address of an invitation. */
const ABOUT_EMAIL: readonly SeatProblem[] = ['invited_already', 'holds_seat', 'own']

/** Why something was not done with a seat: 404 for one that is not there, 400 of an address, 409 of its state. */
export const seatProblem = (code: SeatProblem): Response => {
  const text = SEAT_PROBLEMS[code]
  if (ABOUT_EMAIL.includes(code)) return fieldProblem(400, code, 'email', text)
  return problem(code === 'not_found' ? 404 : 409, code, text)
}
