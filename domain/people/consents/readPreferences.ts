import type { Payload } from 'payload'
import { keysOf } from '../../../platform/records.schema'
import { findEmail } from '../../accounts'
import { findNames } from '../profiles'
import { CONSENT_CHOICES, type ConsentState, type Preferences, isGivenByDefault } from './consentTexts.schema'
import { findConsents } from './consentsRepository'

/** What a person has chosen, purpose by purpose, with the defaults for the rest. */
export const readConsents = async (payload: Payload, user: string): Promise<ConsentState[]> => {
  const chosen = await findConsents(payload, user)
  const names = await findNames(
    payload,
    chosen.map(({ changedBy }) => changedBy),
  )
  return keysOf(CONSENT_CHOICES).map((choice) => {
    const row = chosen.find((each) => each.choice === choice)
    return {
      choice,
      isGiven: row ? row.isGiven === true : isGivenByDefault(choice),
      changedAt: row?.changedAt.toISOString() ?? null,
      way: row?.way ?? null,
      changedBy: row?.changedBy ? (names.get(String(row.changedBy)) ?? null) : null,
    }
  })
}

/** A person's mail preferences; undefined for an account that is gone. */
export const readPreferences = async (payload: Payload, user: string): Promise<Preferences | undefined> => {
  const email = await findEmail(payload, user)
  return email === undefined ? undefined : { email, states: await readConsents(payload, user) }
}
