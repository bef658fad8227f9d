import { z } from 'zod'
import type { Payload } from 'payload'
import { officeAddress, queueMail } from '../../messaging/mail'
import { findOwnRegisteredName } from '../memberships'
import { isSameName } from '../memberships/names.schema'
import { type ApplicationData, applicationSchemaWith } from './applicationForm.schema'
import { parsePhone } from './parsePhone'
import type { DraftValues } from './drafts/draft.schema'
import { type ApplicationStep, stepOf } from './steps.schema'
import { storeApplication } from './applicationsRepository'
import { attachDocuments } from './evidence/documentsRepository'
import { findOpenApplication } from './evidence/addDocument'
import { askSponsors } from './evidence/nameSponsor'
import { type MissingEvidence, findMissingEvidence } from './evidence/findMissingEvidence'
import { deleteDraft, saveDraft } from './drafts/draftsRepository'
import { regionOf } from './places.schema'
import { type GradeRefusal, refuseGrade } from './upgrades/refuseGrade'

/** The membership application, as the server checks it. */
export const applicationSchema = applicationSchemaWith(parsePhone)

/**
 * What is wrong with the steps of an application before another one.
 * @returns undefined when they are right
 */
export const checkSteps = (values: DraftValues, before: ApplicationStep): z.ZodError | undefined => {
  const { error } = applicationSchema.safeParse(values)
  const issues = error?.issues.filter(({ path }) => stepOf(path.join('.')) < before) ?? []
  return issues.length > 0 ? new z.ZodError(issues) : undefined
}

/** Tells the applicant and the staff that an application arrived. */
const sendMails = async (
  payload: Payload,
  id: string,
  { fullName, email, membershipType }: Pick<ApplicationData, 'fullName' | 'email' | 'membershipType'>,
): Promise<void> => {
  await queueMail(payload, {
    template: 'applicationReceived',
    to: email,
    data: { fullName, membershipType },
    dedupeKey: `application:${id}:received`,
  })
  const office = await officeAddress(payload)
  if (office)
    await queueMail(payload, {
      template: 'applicationSubmitted',
      to: office,
      data: { applicationId: id, fullName, membershipType },
      dedupeKey: `application:${id}:staff`,
    })
}

type SubmissionResult =
  | { id: string }
  | { problem: 'registered_name'; registeredName: string }
  | { problem: 'open_already' }
  | { problem: 'incomplete'; missing: MissingEvidence[] }
  | GradeRefusal

/**
 * Stores a membership application and tells applicant and staff. The region follows from the state, the date of the
 * declaration is the present day, the draft is deleted, and a member keeps the registered name. A member applies for
 * a grade above the own one alone. The documents that the grade needs must have been sent, and its sponsors be
 * named: they are asked to confirm by mail.
 */
export const submitApplication = async (
  payload: Payload,
  user: string,
  input: ApplicationData,
): Promise<SubmissionResult> => {
  // an application for another grade does not change the registered name: that takes a request with a document
  const registeredName = await findOwnRegisteredName(payload, user)
  if (registeredName && !isSameName(registeredName, input.fullName))
    return { problem: 'registered_name', registeredName }
  const checked = await refuseGrade(payload, user, input.membershipType)
  if ('problem' in checked) return checked
  const missing = await findMissingEvidence(payload, user, input)
  if (missing.length > 0) {
    // sent in the same moment: the documents went with that one
    if (await findOpenApplication(payload, user)) return { problem: 'open_already' }
    // the page that is shown again asks for what this grade needs
    await saveDraft(payload, user, { membershipType: input.membershipType, sponsors: input.sponsors })
    return { problem: 'incomplete', missing }
  }
  const { sponsors, ...form } = input
  const application = { ...form, fullName: registeredName ?? form.fullName }
  const id = await storeApplication(payload, {
    ...application,
    ...checked,
    user,
    region: regionOf(application),
    sponsorsToAsk: sponsors.filter(Boolean),
  })
  if (id === null) return { problem: 'open_already' }
  await attachDocuments(payload, user, id)
  await askSponsors(payload, id)
  await deleteDraft(payload, user)
  await sendMails(payload, id, application)
  return { id }
}
