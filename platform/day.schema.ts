import { z } from 'zod'

/** A day of the calendar in Juba, `YYYY-MM-DD`. */
export const daySchema = z.iso.date('Please enter a day')
