import { z } from 'zod'

/** A checkbox: a form sends `on`, or nothing. */
export const ticked = z.union([z.boolean(), z.literal('on').transform(() => true)]).default(false)
