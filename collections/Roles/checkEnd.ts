import type { TextFieldSingleValidation } from 'payload'
import { z } from 'zod'
import type { Role } from '../../payload-types'

const day = z.iso.date()

/** The last day of a grant: a day, or none; an administrator’s has none, so that the last one cannot run out. */
export const checkEnd: TextFieldSingleValidation = (value, { data }) => {
  if (!value) return true
  if ((data as Partial<Role>).role === 'admin')
    return 'The role of an administrator has no end. Leave this empty.'
  return day.safeParse(value).success || 'Please enter a day as YYYY-MM-DD, or leave this empty.'
}
