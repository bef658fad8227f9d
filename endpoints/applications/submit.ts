import type { Endpoint, PayloadRequest } from 'payload'
import { type ApplicationData, applicationSchemaWith } from '../../domain/applications/applicationForm.schema'
import { dropDraft } from '../../domain/applications/draftRepository'
import { parsePhone } from '../../domain/applications/parsePhone'
import { regionOf } from '../../domain/applications/places.schema'
import { isSameName } from '../../domain/memberships/names.schema'
import { readRegisteredName } from '../../domain/memberships/registeredName'
import { isDuplicateKey, modelOf } from '../../platform/database'
import { officeAddress, queueMail } from '../../domain/mail'
import { allowAttempt } from '../../platform/rateLimits'
import { fieldProblem, invalid, problem, readJson } from '../answers'

const applicationSchema = applicationSchemaWith(parsePhone)

const OPEN_ALREADY = 'You already have an application under review. We will contact you soon.'

const otherName = (registered: string): string =>
  `Your registered name is ${registered}. To change it, request a change of name first.`

const tell = async (
  { payload }: PayloadRequest,
  id: string,
  { fullName, email, membershipType }: ApplicationData,
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

/**
 * `POST /api/applications/submit`: sends a membership application. A unique index lets each account have one open
 * application; after a decision a new one may be sent. The region follows from the state, the date of the declaration is
 * the present day, the draft is forgotten, and a member keeps the registered name.
 * Answers 201 `{ id }`, 400 naming the fields that are wrong, 401 for a visitor, 409 while another one is open.
 * Source: spec.md sections 2, 5 and 8, "Membership application"; decisions.md "Application status".
 */
export const submit: Endpoint = {
  method: 'post',
  path: '/submit',
  handler: async (req) => {
    const { payload, user } = req
    if (!user) return problem(401, 'unauthenticated', 'You must be logged in to submit an application')
    const input = applicationSchema.safeParse(await readJson(req))
    if (!input.success) return invalid(input.error)
    const attempt = await allowAttempt(req, 'application', user.id)
    if (!attempt.isAllowed) {
      return problem(429, 'too_many_attempts', 'Too many attempts. Please wait a while and try again.', {
        'Retry-After': String(attempt.retryAfterSeconds),
      })
    }
    // an application for another grade does not change the registered name, which takes a request with a document
    const registeredName = await readRegisteredName(payload, user.id)
    if (registeredName && !isSameName(registeredName, input.data.fullName))
      return fieldProblem(400, 'registered_name', 'fullName', otherName(registeredName))
    const application: ApplicationData = { ...input.data, fullName: registeredName ?? input.data.fullName }
    try {
      const { _id } = await modelOf(payload, 'applications').create({
        ...application,
        declarationDate: new Date(),
        user: user.id,
        region: regionOf(application),
        status: 'pending',
        revision: 0,
      })
      const id = String(_id)
      await dropDraft(payload, user.id)
      await tell(req, id, application)
      return Response.json({ id }, { status: 201 })
    } catch (error) {
      if (isDuplicateKey(error)) return problem(409, 'open_already', OPEN_ALREADY)
      throw error
    }
  },
}
