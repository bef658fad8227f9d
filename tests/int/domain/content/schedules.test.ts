import { ObjectId } from 'mongodb'
import { randomUUID } from 'node:crypto'
import { type CollectionSlug, type PayloadRequest, createLocalReq } from 'payload'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import {
  type EditTarget,
  cancelSchedule,
  publishScheduled,
  schedulePublication,
} from '../../../../domain/content'
import { findPendingWork } from '../../../../domain/office/pendingWork'
import { createLogger } from '../../../../platform/logger'
import { PROMPT_JOBS } from '../../../../server/jobs/jobs'
import { runDueJobs } from '../../../../server/jobs/runDueJobs'
import { modelOf } from '../../../../platform/database'
import { type Account, makeAccount } from '../../../helpers/accounts'
import { type TestApp, startTestPayload } from '../../../helpers/testPayload'
import { until } from '../../../helpers/until'

let app: TestApp
let admin: Account
let lead: Account

beforeAll(async () => {
  app = await startTestPayload()
  admin = await makeAccount(app.payload, { roles: ['admin'], fullName: 'Amina Ladu' })
  lead = await makeAccount(app.payload, { roles: ['chapter_lead'], chapterRegion: 'greater_equatoria' })
})
afterAll(() => app.stop())

const HOUR_MS = 3_600_000
const inHours = (hours: number): Date => new Date(Date.now() + hours * HOUR_MS)

const reqOf = async ({ id }: Account): Promise<PayloadRequest> => {
  const user = await app.payload.findByID({ collection: 'users', id, overrideAccess: true }) // the test checks the result
  return createLocalReq({ user: { ...user, collection: 'users' } }, app.payload)
}

const makePage = async (body: object = {}): Promise<{ id: string; slug: string }> => {
  const slug = `scheduled-${randomUUID()}`
  const content = {
    title: 'Rainy season',
    slug,
    description: 'In a sentence.',
    lead: 'Roads close.',
    layout: [{ blockType: 'steps', title: 'Steps', steps: [{ title: 'One' }] }],
    _status: 'draft',
    ...body,
  }
  const response = await app.request('POST', '/api/pages?draft=true', { as: admin, body: content })
  const { doc } = (await response.json()) as { doc: { id: string; slug: string } }
  expect(response.status, JSON.stringify(doc)).toBe(201)
  return doc
}

const pageTarget = ({ id }: { id: string }): EditTarget => ({ collection: 'pages', id })

/** Whether visitors see it. */
const isPublic = async ({ id }: { id: string }, collection: CollectionSlug = 'pages'): Promise<boolean> =>
  (await app.request('GET', `/api/${collection}/${id}`)).ok

const jobs = () => modelOf(app.payload, 'payload-jobs').collection
const jobOf = (id: string) => jobs().findOne({ $or: [{ 'input.doc.value': id }, { 'input.global': id }] })

/** Sets the clock after the scheduled times of a record. */
const comesToPass = (id: string): Promise<unknown> =>
  jobs().updateMany(
    { $or: [{ 'input.doc.value': id }, { 'input.global': id }] },
    { $set: { waitUntil: new Date(Date.now() - 1000) } },
  )

const actionsOf = async (subjectId: string): Promise<string[]> => {
  const entries = await modelOf(app.payload, 'audit-log')
    .find({ subjectId, actor: admin.id })
    .sort({ _id: 1 })
    .lean<{ action: string }[]>()
  return entries.map(({ action }) => action)
}

const contentVersion = async (): Promise<number> =>
  (
    await modelOf(app.payload, 'content-versions')
      .findOne({ key: 'public' })
      .lean<{ content?: number } | null>()
  )?.content ?? 0

describe('a scheduled publication', () => {
  it('makes a page public at its time and not before, moves the content version, and names who scheduled it', async () => {
    const page = await makePage()
    await schedulePublication(await reqOf(admin), {
      action: 'publish',
      target: pageTarget(page),
      at: inHours(2),
    })
    await publishScheduled(app.payload)
    expect(await isPublic(page)).toBe(false)

    await comesToPass(page.id)
    const before = await contentVersion()
    await runDueJobs(PROMPT_JOBS, randomUUID(), {
      payload: app.payload,
      log: createLogger('silent'),
      signal: new AbortController().signal,
    })
    expect(await isPublic(page)).toBe(true)
    expect(await contentVersion()).toBeGreaterThan(before)
    expect(await actionsOf(page.id)).toEqual(['pages.scheduled', 'pages.published'])
    expect(await jobOf(page.id)).toBeNull()

    await schedulePublication(await reqOf(admin), {
      action: 'unpublish',
      target: pageTarget(page),
      at: inHours(2),
    })
    await comesToPass(page.id)
    await publishScheduled(app.payload)
    expect(await isPublic(page)).toBe(false)
    expect(await actionsOf(page.id)).toEqual([
      'pages.scheduled',
      'pages.published',
      'pages.scheduled',
      'pages.withdrawn',
    ])
  })

  it('publishes the draft of a global', async () => {
    const save = (body: object, query = '') =>
      app.request('POST', `/api/globals/home${query}`, { as: admin, body })
    expect((await save({ description: 'As it was.', _status: 'published' })).status).toBe(200)
    expect((await save({ description: 'From January on.' }, '?draft=true')).status).toBe(200)
    await schedulePublication(await reqOf(admin), {
      action: 'publish',
      target: { global: 'home' },
      at: inHours(1),
    })
    const shown = async () =>
      ((await (await app.request('GET', '/api/globals/home')).json()) as { description?: string }).description
    expect(await shown()).toBe('As it was.')
    await comesToPass('home')
    await publishScheduled(app.payload)
    expect(await shown()).toBe('From January on.')
    expect(await actionsOf('home')).toEqual(['home.published', 'home.scheduled', 'home.published'])
  })

  it('publishes what somebody has open, and refuses the save that they make on top of it', async () => {
    const page = await makePage()
    const opened = (await (
      await app.request('GET', `/api/pages/${page.id}?draft=true`, { as: admin })
    ).json()) as { updatedAt: string }
    const editor = await makeAccount(app.payload, { roles: ['admin'] })
    await app.payload.db.create({
      collection: 'payload-locked-documents',
      data: {
        document: { relationTo: 'pages', value: page.id },
        user: { relationTo: 'users', value: editor.id },
      },
    })
    expect(
      (
        await app.request('PATCH', `/api/pages/${page.id}?draft=true`, {
          as: admin,
          body: { lead: 'Not while it is open.' },
        })
      ).status,
    ).toBe(423)
    await schedulePublication(await reqOf(admin), {
      action: 'publish',
      target: pageTarget(page),
      at: inHours(1),
    })
    await comesToPass(page.id)
    await publishScheduled(app.payload)
    expect(await isPublic(page)).toBe(true)
    const late = await app.request('PATCH', `/api/pages/${page.id}?draft=true`, {
      as: editor,
      body: { lead: 'Typed meanwhile.', updatedAt: opened.updatedAt },
    })
    expect(late.status).toBe(409)
    expect(await late.text()).toContain('Amina Ladu')
  })

  it('is made once by many processes, and by another when one was killed over it', async () => {
    const page = await makePage()
    await schedulePublication(await reqOf(admin), {
      action: 'publish',
      target: pageTarget(page),
      at: inHours(1),
    })
    await comesToPass(page.id)
    await Promise.all(Array.from({ length: 10 }, () => publishScheduled(app.payload)))
    expect((await actionsOf(page.id)).filter((action) => action === 'pages.published')).toHaveLength(1)

    const other = await makePage()
    await schedulePublication(await reqOf(admin), {
      action: 'publish',
      target: pageTarget(other),
      at: inHours(1),
    })
    await comesToPass(other.id)
    await jobs().updateMany(
      { 'input.doc.value': other.id },
      { $set: { processing: true, updatedAt: new Date() } },
    )
    await publishScheduled(app.payload)
    expect(await isPublic(other)).toBe(false)
    await jobs().updateMany({ 'input.doc.value': other.id }, { $set: { updatedAt: inHours(-1) } })
    await publishScheduled(app.payload)
    expect(await isPublic(other)).toBe(true)
  })

  it('that fails is shown to staff with its reason, does not hold up the next, and is forgotten when somebody publishes', async () => {
    const [lame, sound] = [await makePage(), await makePage()]
    for (const page of [lame, sound])
      await schedulePublication(await reqOf(admin), {
        action: 'publish',
        target: pageTarget(page),
        at: inHours(1),
      })
    const versions = app.payload.db.versions.pages?.collection
    await versions?.updateMany({ parent: new ObjectId(lame.id) }, { $set: { 'version.description': '' } })
    for (const page of [lame, sound]) await comesToPass(page.id)
    await publishScheduled(app.payload)
    expect([await isPublic(lame), await isPublic(sound)]).toEqual([false, true])
    const failed = async () =>
      (await findPendingWork(await reqOf(admin))).find(({ kind }) => kind === 'schedules')
    expect(await failed()).toMatchObject({ total: 1, oldest: [{ id: `collections/pages/${lame.id}` }] })
    expect((await failed())?.oldest[0]?.title).toMatch(/^Rainy season: .*Description/)
    expect(
      await modelOf(app.payload, 'audit-log').countDocuments({
        subjectId: lame.id,
        action: 'pages.schedule-failed',
      }),
    ).toBe(1)
    await publishScheduled(app.payload)
    expect(
      (
        await app.request('PATCH', `/api/pages/${lame.id}`, {
          as: admin,
          body: { description: 'Mended.', _status: 'published' },
        })
      ).status,
    ).toBe(200)
    expect(await failed()).toMatchObject({ total: 0 })
  })

  it('is tried again when the record is being saved at that moment', async () => {
    const page = await makePage()
    await schedulePublication(await reqOf(admin), {
      action: 'publish',
      target: pageTarget(page),
      at: inHours(1),
    })
    await comesToPass(page.id)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() })
    const attempts = vi.spyOn(modelOf(app.payload, 'edit-leases'), 'updateOne')
    try {
      await modelOf(app.payload, 'edit-leases').create({
        key: `pages:${page.id}`,
        holder: 'somebody',
        expiresAt: inHours(1),
      })
      const waiting = publishScheduled(app.payload)
      const isWaiting = async (): Promise<boolean> =>
        (await jobOf(page.id))?.processing === true &&
        attempts.mock.calls.some(
          ([condition]) => (condition as { key?: unknown } | undefined)?.key === `pages:${page.id}`,
        )
      await until('the publication waits for the lease', isWaiting, 10_000)
      vi.setSystemTime(Date.now() + 6000)
      await waiting
      expect(await isPublic(page)).toBe(false)
      expect(await jobOf(page.id)).toMatchObject({ totalTried: 1, processing: false })
      await modelOf(app.payload, 'edit-leases').deleteMany({ key: `pages:${page.id}` })
      vi.setSystemTime(Date.now() + 60_000)
      await publishScheduled(app.payload)
      expect(await isPublic(page)).toBe(true)
    } finally {
      attempts.mockRestore()
      vi.useRealTimers()
    }
  })

  it('fails when whoever scheduled it has lost the right meanwhile', async () => {
    const page = await makePage()
    const editor = await makeAccount(app.payload, { roles: ['admin'] })
    await schedulePublication(await reqOf(editor), {
      action: 'publish',
      target: pageTarget(page),
      at: inHours(1),
    })
    await modelOf(app.payload, 'roles').deleteMany({ user: editor.id })
    await comesToPass(page.id)
    await publishScheduled(app.payload)
    expect(await isPublic(page)).toBe(false)
    expect(await jobOf(page.id)).toMatchObject({ hasError: true })
  })

  it('goes with a record that is deleted', async () => {
    const page = await makePage()
    await schedulePublication(await reqOf(admin), {
      action: 'publish',
      target: pageTarget(page),
      at: inHours(1),
    })
    expect((await app.request('DELETE', `/api/pages/${page.id}`, { as: admin })).status).toBe(200)
    expect(await jobOf(page.id)).toBeNull()
  })
})

describe('scheduling', () => {
  it('is for those who may publish: a chapter lead and a member can neither schedule nor remove', async () => {
    const page = await makePage()
    const target = pageTarget(page)
    const member = await makeAccount(app.payload, { roles: ['member'] })
    for (const account of [lead, member])
      await expect(
        schedulePublication(await reqOf(account), { action: 'publish', target, at: inHours(1) }),
      ).rejects.toMatchObject({ status: 403 })
    await expect(
      schedulePublication(await createLocalReq({}, app.payload), {
        action: 'publish',
        target,
        at: inHours(1),
      }),
    ).rejects.toMatchObject({ status: 403 })
    await schedulePublication(await reqOf(admin), { action: 'publish', target, at: inHours(1) })
    const job = await jobOf(page.id)
    for (const account of [lead, member])
      await expect(cancelSchedule(await reqOf(account), String(job?._id))).rejects.toMatchObject({
        status: 403,
      })
    await cancelSchedule(await reqOf(admin), String(job?._id))
    expect(await jobOf(page.id)).toBeNull()
    expect(await actionsOf(page.id)).toEqual(['pages.scheduled', 'pages.schedule-removed'])
    await expect(cancelSchedule(await reqOf(admin), String(job?._id))).rejects.toMatchObject({ status: 404 })
  })

  it('is refused for what cannot be: a far time, a record that is gone, one without drafts, the site settings withdrawn', async () => {
    const req = await reqOf(admin)
    const page = await makePage()
    await expect(
      schedulePublication(req, { action: 'publish', target: pageTarget(page), at: inHours(24 * 800) }),
    ).rejects.toMatchObject({ status: 400 })
    await expect(
      schedulePublication(req, { action: 'publish', target: pageTarget(page), at: new Date(Number.NaN) }),
    ).rejects.toMatchObject({ status: 400 })
    await expect(
      schedulePublication(req, {
        action: 'publish',
        target: { collection: 'pages', id: '6560e2f1c3a4b5d6e7f80910' },
        at: inHours(1),
      }),
    ).rejects.toMatchObject({ status: expect.any(Number) as unknown })
    await expect(
      schedulePublication(req, {
        action: 'publish',
        target: { collection: 'users', id: admin.id },
        at: inHours(1),
      }),
    ).rejects.toMatchObject({ status: 403 })
    await expect(
      schedulePublication(req, { action: 'publish', target: { global: 'staff-settings' }, at: inHours(1) }),
    ).rejects.toMatchObject({ status: 403 })
    await expect(
      schedulePublication(req, { action: 'unpublish', target: { global: 'site-settings' }, at: inHours(1) }),
    ).rejects.toMatchObject({ status: 400 })
  })

  it('has no route: the queue is neither read, written nor run over REST', async () => {
    for (const as of [undefined, lead, admin]) {
      for (const [method, path] of [
        ['GET', ''],
        ['POST', ''],
        ['GET', '/run'],
        ['GET', '/handle-schedules'],
        ['DELETE', '/6560e2f1c3a4b5d6e7f80910'],
        ['PATCH', '/6560e2f1c3a4b5d6e7f80910'],
      ] as const) {
        const response = await app.request(method, `/api/payload-jobs${path}`, {
          as,
          body: method === 'GET' ? undefined : {},
        })
        expect([401, 403, 404], `${method} ${path}`).toContain(response.status)
      }
    }
  })
})
