import { ObjectId } from 'mongodb'
import type { PayloadRequest } from 'payload'
import { type Actor, hasRight } from '../../../collections/access/roles'
import { hasAccount } from '../../accounts'
import { recordChange } from '../../audit/recordChange'
import { moveContentVersion } from '../../content/contentVersions'
import { findGroupFor } from '../groupScope'
import type { OfficeTerm } from '../groups.schema'
import { NO_END } from '../groupTexts.schema'
import { isReachable } from '../people/findReachable'
import { type OfficeFacts, findOffice, insertOffice, setOffice } from './officesRepository'

/** Whether somebody may keep an office: of a group of the own branch; of the association, staff of groups. */
const mayKeep = async (
  { payload }: Pick<PayloadRequest, 'payload'>,
  actor: Actor,
  { group, post }: { group: string | null; post: string | null },
): Promise<boolean> => {
  if (post !== null && !hasRight(actor, 'groups')) return false
  return group === null ? hasRight(actor, 'groups') : (await findGroupFor(payload, actor, group)) !== null
}

const toFacts = ({ group, post, user, endsOn, ...facts }: OfficeTerm): OfficeFacts => ({
  ...facts,
  group: group === null ? null : new ObjectId(group),
  post: post === null ? null : new ObjectId(post),
  user: user === null ? null : new ObjectId(user),
  endsOn: endsOn ?? NO_END,
})

type OfficeProblem = { problem: 'not_found' | 'no_person' }

/**
 * Enters a term of office, or changes one.
 * @param id of the term to change; undefined for a new one
 * @returns its id; `not_found` for a group or a term outside the branch of whoever asks; `no_person` for an account
 * that is not there, or that a lead may not enter
 */
export const keepOffice = async (
  req: PayloadRequest,
  actor: Actor,
  term: OfficeTerm,
  id?: ObjectId,
): Promise<{ id: string } | OfficeProblem> => {
  const { payload } = req
  const before = id && (await findOffice(payload, id))
  const wasKept = before && {
    group: before.group?.toHexString() ?? null,
    post: before.post?.toHexString() ?? null,
  }
  if (id && (!wasKept || !(await mayKeep(req, actor, wasKept)))) return { problem: 'not_found' }
  if (!(await mayKeep(req, actor, term))) return { problem: 'not_found' }
  if (term.user !== null && !(await hasAccount(payload, term.user))) return { problem: 'no_person' }
  // who holds it already stays
  if (term.user !== null && term.user !== before?.user?.toHexString())
    if (!(await isReachable(payload, actor, term.user))) return { problem: 'no_person' }
  const facts = toFacts(term)
  if (id) await setOffice(payload, id, facts)
  const kept = (id ?? (await insertOffice(payload, facts))).toHexString()
  if (term.post !== null || wasKept?.post) await moveContentVersion(payload, 'content')
  await recordChange(req, {
    action: id ? 'office.changed' : 'office.added',
    subject: { collection: 'offices', id: kept, title: term.title },
    account: term.user,
    before: before ? { startsOn: before.startsOn, endsOn: before.endsOn } : null,
    after: { startsOn: facts.startsOn, endsOn: facts.endsOn },
  })
  return { id: kept }
}
