import type { Payload } from 'payload'
import { countConfirmedSponsors } from '../../endorsements'
import { readGrade, readGrades } from '../../grades'
import type { Grade } from '../../memberships/grades.schema'
import type { ApplicationData } from '../applicationForm.schema'
import { SPONSOR } from '../formNames.schema'
import { APPLIED_GRADES } from '../upgrades/ladder.schema'
import { findDocumentsOf } from './documentsRepository'
import { SPONSOR_PROBLEMS } from './evidence.schema'
import { findSponsor } from './nameSponsor'

/**
 * How many sponsors of each application, of those that its grade needs, have not confirmed (yet); zero for none.
 * @param applications by id
 */
export const countMissingSponsors = async (
  payload: Payload,
  applications: readonly { id: string; membershipType: Grade }[],
): Promise<Map<string, number>> => {
  const [grades, confirmed] = await Promise.all([
    readGrades(payload),
    countConfirmedSponsors(
      payload,
      applications.map(({ id }) => id),
    ),
  ])
  return new Map(
    applications.map(({ id, membershipType }) => {
      const needed = grades.find(({ grade }) => grade === membershipType)?.sponsors ?? 0
      return [id, Math.max(needed - (confirmed.get(id) ?? 0), 0)]
    }),
  )
}

/** What an application lacks, by the field that it is told at. */
export interface MissingEvidence {
  field: string
  message: string
}

const missingDocuments = async (
  payload: Payload,
  user: string,
  grade: string,
  needed: readonly string[],
): Promise<MissingEvidence[]> => {
  const sent = new Set((await findDocumentsOf(payload, user, null)).map(({ name }) => name))
  const missing = needed.filter((name) => !sent.has(name))
  if (missing.length === 0) return []
  const message = `Please send the documents that ${grade} membership needs: ${missing.join(', ')}`
  return [{ field: 'documents', message }]
}

const missingSponsors = async (
  payload: Payload,
  user: string,
  { membershipType, sponsors, email }: ApplicationData,
  needed: number,
): Promise<MissingEvidence[]> => {
  const wrong: MissingEvidence[] = []
  for (const [place, contact] of sponsors.entries()) {
    if (!contact) continue
    const found = await findSponsor(payload, { user, email, contact })
    const code =
      'problem' in found ? found.problem : sponsors.indexOf(contact) < place ? 'named_already' : undefined
    if (code) wrong.push({ field: `${SPONSOR}${place}`, message: SPONSOR_PROBLEMS[code] })
  }
  const named = sponsors.filter(Boolean).length
  if (named >= needed || wrong.length > 0) return wrong
  const empty = Array.from({ length: needed }, (_, place) => place).find((place) => !sponsors[place]) ?? 0
  const count = needed === 1 ? '1 sponsor' : `${needed} sponsors`
  return [
    {
      field: `${SPONSOR}${empty}`,
      message: `${APPLIED_GRADES[membershipType]} membership needs ${count}: please name ${named === 0 ? (needed === 1 ? 'one' : 'them') : `${needed - named} more`}`,
    },
  ]
}

/**
 * What an application lacks of the documents and sponsors that its grade needs, and which sponsors cannot be asked.
 * Empty when it is complete. Source: issue 12, part 7.
 */
export const findMissingEvidence = async (
  payload: Payload,
  user: string,
  application: ApplicationData,
): Promise<MissingEvidence[]> => {
  const grade = await readGrade(payload, application.membershipType)
  const documents = (grade?.documents ?? []).map(({ name }) => name)
  const [lackingDocuments, lackingSponsors] = await Promise.all([
    missingDocuments(payload, user, APPLIED_GRADES[application.membershipType], documents),
    missingSponsors(payload, user, application, grade?.sponsors ?? 0),
  ])
  return [...lackingDocuments, ...lackingSponsors]
}
