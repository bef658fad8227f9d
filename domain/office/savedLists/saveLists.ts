import type { Payload, PayloadRequest } from 'payload'
import { type Actor, isAdmin } from '../../../collections/access/roles'
import { recordChange } from '../../audit/recordChange'
import { findNames } from '../../people/profiles'
import { listText } from './conditionTexts.schema'
import { type ListDefinition, subjectsFor } from './listFields.schema'
import type { SavedListPage, SavedListView } from './listRows.schema'
import { forbiddenLabels, readRecordNames } from './openList'
import type { ListChange, NewList } from './savedLists.schema'
import {
  type StoredList,
  changeListFacts,
  deleteListOf,
  findList,
  findLists,
  storeList,
} from './savedListsRepository'
import { FORMER_COLLEAGUE } from '../../people/profiles/formerPeople.schema'

/** Lists of lists. */
const LISTS_PER_PAGE = 20

/** As many as somebody can choose from. */
const CHOICES = 500

const isForbidden = (definition: ListDefinition, actor: Actor): boolean =>
  forbiddenLabels(definition, actor).length > 0

const toView = async (
  payload: Payload,
  actor: Actor,
  { _id, name, definition, isShared, owner, updatedAt }: StoredList,
  names: ReadonlyMap<string, string>,
): Promise<SavedListView> => {
  const id = owner?.toHexString()
  return {
    id: _id.toHexString(),
    name,
    definition,
    isShared,
    owner: id === undefined ? null : { id, fullName: names.get(id) ?? FORMER_COLLEAGUE },
    isOwn: id === actor.id || (isShared && isAdmin(actor)),
    text: listText(definition, await readRecordNames(payload, actor, definition)),
    forbidden: forbiddenLabels(definition, actor),
    updatedAt: updatedAt.toISOString(),
  }
}

/** A page of the lists that a member of staff may see: the own ones, and those that colleagues share. */
export const listSavedLists = async (
  payload: Payload,
  actor: Actor,
  page: number,
): Promise<SavedListPage> => {
  const { docs, total } = await findLists(payload, actor.id, subjectsFor(actor), {
    page,
    perPage: LISTS_PER_PAGE,
  })
  const names = await findNames(
    payload,
    docs.map(({ owner }) => owner),
  )
  return {
    docs: await Promise.all(docs.map((list) => toView(payload, actor, list, names))),
    totalDocs: total,
    page,
    totalPages: Math.max(1, Math.ceil(total / LISTS_PER_PAGE)),
  }
}

/** The lists that a member of staff may write to, by name. */
export const findListChoices = async (
  payload: Payload,
  actor: Actor,
): Promise<{ id: string; name: string }[]> => {
  const { docs } = await findLists(payload, actor.id, subjectsFor(actor), { page: 1, perPage: CHOICES })
  return docs
    .filter(({ definition }) => !isForbidden(definition, actor))
    .map(({ _id, name }) => ({ id: _id.toHexString(), name }))
}

/** A list that a member of staff may see; undefined when there is none. */
export const readSavedList = async (
  payload: Payload,
  actor: Actor,
  id: string,
): Promise<SavedListView | undefined> => {
  const list = await findList(payload, id, actor.id, subjectsFor(actor))
  return list ? toView(payload, actor, list, await findNames(payload, [list.owner])) : undefined
}

type SaveRefusal = { problem: 'forbidden' | 'not_found' | 'not_own' | 'changed_meanwhile' }

/** Saves a list under a name. The same key again saves nothing and answers alike. */
export const addList = async (
  req: PayloadRequest,
  actor: Actor,
  { key, ...facts }: NewList,
): Promise<{ id: string } | SaveRefusal> => {
  if (isForbidden(facts.definition, actor)) return { problem: 'forbidden' }
  const { id, isNew } = await storeList(req.payload, { ...facts, owner: actor.id, key: `${actor.id}:${key}` })
  if (isNew)
    await recordChange(req, {
      action: 'list.saved',
      subject: { collection: 'saved-lists', id },
      after: { isShared: facts.isShared, subject: facts.definition.subject },
    })
  return { id }
}

/** Changes a list of one's own; administrators also one that is shared. */
export const changeList = async (
  req: PayloadRequest,
  actor: Actor,
  id: string,
  { updatedAt, ...facts }: ListChange,
): Promise<{ outcome: 'changed' } | SaveRefusal> => {
  if (isForbidden(facts.definition, actor)) return { problem: 'forbidden' }
  const by = { user: actor.id, isAdmin: isAdmin(actor) }
  if (!(await changeListFacts(req.payload, id, { ...by, readAt: new Date(updatedAt), facts }))) {
    const list = await readSavedList(req.payload, actor, id)
    if (!list) return { problem: 'not_found' }
    return { problem: list.isOwn ? 'changed_meanwhile' : 'not_own' }
  }
  await recordChange(req, {
    action: 'list.changed',
    subject: { collection: 'saved-lists', id },
    after: { isShared: facts.isShared, subject: facts.definition.subject },
  })
  return { outcome: 'changed' }
}

/** Deletes a list of one's own; administrators also one that is shared. Nobody who is on it is touched. */
export const deleteList = async (
  req: PayloadRequest,
  actor: Actor,
  id: string,
): Promise<{ outcome: 'deleted' } | SaveRefusal> => {
  const list = await readSavedList(req.payload, actor, id)
  if (!list) return { problem: 'not_found' }
  if (!(await deleteListOf(req.payload, id, actor.id, isAdmin(actor)))) return { problem: 'not_own' }
  await recordChange(req, {
    action: 'list.deleted',
    subject: { collection: 'saved-lists', id },
    before: { isShared: list.isShared, subject: list.definition.subject },
  })
  return { outcome: 'deleted' }
}
