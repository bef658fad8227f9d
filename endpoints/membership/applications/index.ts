import type { Endpoint } from 'payload'
import { toApplication, toDraft } from '../../../domain/membership/applications/formEntries.schema'
import { readStep } from '../../../domain/membership/applications/steps.schema'
import { paths } from '../../../frontend/paths'
import { plainForm } from '../../plainForm'
import { comment } from './comment'
import { draft, save } from './draft'
import { decide } from './decide'
import { mine } from './mine'
import { requestMissing } from './requestDocuments'
import { submit } from './submit'
import { upgrade } from './upgrade'

const page = paths.membership.application

/**
 * A step that is sent without JavaScript goes on to `goTo`, or is saved for later and goes to `saveAt`, right
 * or not.
 */
const saveStep = plainForm(
  save,
  ({ goTo, saveAt = null }) =>
    goTo
      ? page.build({ step: readStep(goTo) })
      : page.build({ step: readStep(saveAt), notice: 'application-saved' }),
  ({ saveAt: _, ...form }) => toDraft(form),
)

/** The endpoints of applications for membership, under `/api/applications`. */
export const applicationEndpoints: Endpoint[] = [
  mine,
  upgrade,
  draft,
  saveStep,
  plainForm(submit, page.build({ notice: 'application-sent' }), toApplication),
  decide,
  comment,
  requestMissing,
]
