import { z } from 'zod'
import { HIDEABLE_FIELDS } from '../../../../domain/people/profiles/hideableFields.schema'
import { profileSchema } from '../../../../domain/people/profiles/profile.schema'
import { DIVISION_BOX, SHOW_BOX } from './formNames'

type Entries = Record<string, unknown>

const chosen = (entries: Entries, prefix: string): string[] =>
  Object.keys(entries)
    .filter((name) => name.startsWith(prefix))
    .map((name) => name.slice(prefix.length))

/** What the form holds, as the endpoint takes it: empty choices are none, boxes are lists. */
const toProfile = (entries: Entries): Entries => {
  const {
    region,
    membershipType,
    yearsOfExperience,
    isListedPublicly,
    isInDirectory,
    acceptsMessages,
    ...rest
  } = entries
  const texts = Object.fromEntries(Object.entries(rest).filter(([name]) => !name.includes(':')))
  const shown = chosen(entries, SHOW_BOX)
  return {
    ...texts,
    region: region === '' ? null : region,
    // locked after approval: the field is not in the form then
    ...(membershipType !== undefined && { membershipType: membershipType === '' ? null : membershipType }),
    yearsOfExperience:
      typeof yearsOfExperience !== 'string' || yearsOfExperience.trim() === ''
        ? null
        : Number(yearsOfExperience),
    divisions: chosen(entries, DIVISION_BOX),
    hiddenFields: Object.keys(HIDEABLE_FIELDS).filter((field) => !shown.includes(field)),
    isListedPublicly: isListedPublicly === 'on',
    isInDirectory: isInDirectory === 'on',
    acceptsMessages: acceptsMessages === 'on',
  }
}

/** The profile form, read by the schema of its endpoint. */
export const profileFormSchema = z.record(z.string(), z.unknown()).transform(toProfile).pipe(profileSchema)
