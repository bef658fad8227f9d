import type { Field } from 'payload'
import {
  MENTORING_FIELDS,
  MENTORING_LANGUAGES,
  MENTORING_LIMITS,
  MENTORING_WAYS,
} from '../../domain/cpd/mentoring/mentoringTexts.schema'
import { toOptions } from './options'
import { regionField } from './regionField'

/** What an offer and a request of mentoring have in common. */
export const mentoringFields = (): Field[] => [
  { name: 'topics', type: 'textarea', required: true, maxLength: MENTORING_LIMITS.topics },
  { name: 'fields', type: 'select', hasMany: true, required: true, options: toOptions(MENTORING_FIELDS) },
  regionField({ required: true }),
  {
    name: 'languages',
    type: 'select',
    hasMany: true,
    required: true,
    options: toOptions(MENTORING_LANGUAGES),
  },
  { name: 'ways', type: 'select', hasMany: true, required: true, options: toOptions(MENTORING_WAYS) },
]
