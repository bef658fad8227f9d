import { todayInJuba } from '../../platform/jubaTime'
import { ObjectId } from 'mongodb'
import type { PayloadRequest } from 'payload'
import type { Actor } from '../../collections/access/roles'
import { findShown } from '../people/directory'
import { findProfilesOf } from '../people/profiles'
import { listDocuments } from './documents/keepDocuments'
import { groupScope, isInScope } from './groupScope'
import type { GroupPage } from './groupTexts.schema'
import { type StoredGroup, findGroupBySlug, findGroups } from './groupsRepository'
import { listOffices } from './offices/readOffices'
import { countRunning, findTerms } from './people/groupMembersRepository'
import { hasStanding, readOwnState } from './people/joinGroup'
import { readSourceFacts } from './readSourceFacts'
import { toGroupName } from './toGroupName'

/** As many people as a page shows, those who came last first. */
const SHOWN_PEOPLE = 100

/** Who of a group the directory shows, so far as the page goes. */
const listShownPeople = async (
  { payload }: Pick<PayloadRequest, 'payload'>,
  group: ObjectId,
): Promise<NonNullable<GroupPage['inside']>['people']> => {
  const { docs } = await findTerms(payload, {
    groups: [group],
    isCurrent: true,
    today: todayInJuba(),
    skip: 0,
    limit: SHOWN_PEOPLE,
  })
  const profiles = await findProfilesOf(
    payload,
    docs.map(({ user }) => user),
  )
  const shown = await findShown(
    payload,
    profiles.map(({ _id }) => _id.toHexString()),
  )
  return profiles
    .filter(({ _id, leavingAt }) => !leavingAt && shown.has(_id.toHexString()))
    .map(({ _id, fullName, professionalTitle, hiddenFields }) => ({
      profile: _id.toHexString(),
      fullName,
      professionalTitle: hiddenFields?.includes('professionalTitle') ? null : (professionalTitle ?? null),
    }))
    .sort((one, other) => one.fullName.localeCompare(other.fullName))
}

const readOwn = async (
  { payload }: Pick<PayloadRequest, 'payload'>,
  group: StoredGroup,
  actor: Actor | null,
): Promise<GroupPage['own']> => {
  if (!actor) return { state: 'none', missing: 'sign_in' }
  const [state, isMember] = await Promise.all([
    readOwnState(payload, group._id, new ObjectId(actor.id)),
    hasStanding(payload, actor.id),
  ])
  return { state, missing: isMember ? null : 'no_membership' }
}

/**
 * A group with what concerns whoever asks: for everybody what is public; for those who are in it today, its leads and
 * staff also its people, within the rules of the directory, and its documents.
 * @returns null where there is none, or none that this person may see
 */
export const readGroupPage = async (req: PayloadRequest, slug: string): Promise<GroupPage | null> => {
  const { payload, user } = req
  const group = await findGroupBySlug(payload, slug)
  if (!group) return null
  const [own, scope] = await Promise.all([readOwn(req, group, user), groupScope(payload, user)])
  const isInside = own.state === 'member' || isInScope(scope, group)
  if (!group.isPublic && !isInside) return null
  const today = todayInJuba()
  const [below, offices, counts, facts, people, documents] = await Promise.all([
    findGroups(payload, group._id),
    listOffices(payload, group),
    countRunning(payload, [group._id], today),
    readSourceFacts(req, group),
    isInside ? listShownPeople(req, group._id) : null,
    isInside ? listDocuments(payload, group._id) : null,
  ])
  return {
    ...toGroupName(group),
    ...facts,
    about: group.about || facts.about,
    below: below
      .filter(({ parent, isPublic }) => parent?.equals(group._id) && (isPublic || isInside))
      .map(toGroupName),
    offices: offices.filter(({ isCurrent }) => isCurrent).map(({ id, title, name }) => ({ id, title, name })),
    people: counts.get(group._id.toHexString()) ?? 0,
    own,
    inside: people && documents && { people, documents },
  }
}
