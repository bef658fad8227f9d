import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openJournal } from '../../../../server/moveFiles/journal'
import { type MoveOptions, moveFiles } from '../../../../server/moveFiles/moveFiles'
import { s3Storage } from '../../../../services/fileStorage'
import { createFolderStore } from '../../../../services/objectStores/folderStore'
import type { ObjectStore } from '../../../../services/objectStores/objectStore.types'
import { readS3Settings } from '../../../../services/objectStores/s3/s3Settings'
import { type FakeS3, startFakeS3 } from '../../../fakes/s3Server'
import { required } from '../../../helpers/required'
import { cleanEnvironment } from '../../../helpers/server'

let place: string
let folder: ObjectStore
let s3: FakeS3
let bucket: ObjectStore
beforeEach(async () => {
  place = await mkdtemp(path.join(os.tmpdir(), 'ace-move-'))
  folder = createFolderStore(path.join(place, 'media'))
  s3 = await startFakeS3()
  bucket = (await s3Storage(required(readS3Settings(s3.env)))).objects
})
afterEach(async () => {
  await s3.close()
  await rm(place, { recursive: true, force: true })
})

const putFile = async (name: string, content: string): Promise<void> => {
  const file = path.join(place, 'media', name)
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(file, content)
}
const contentsOfS3 = (): Record<string, string> =>
  Object.fromEntries([...s3.objects].map(([name, { content }]) => [name, content.toString()]))

const move = async (own: Partial<MoveOptions> = {}) =>
  moveFiles({
    from: folder,
    to: bucket,
    journal: await openJournal(path.join(place, 'journal.jsonl')),
    isDeletingSource: false,
    ...own,
  })

const FILES = Object.fromEntries(
  Array.from({ length: 12 }, (_, index) => [
    `files/0${index % 10}/paper-${index}`,
    `paper ${index}`.repeat(200),
  ]),
)
const PICTURES = { 'images/ملف.webp': 'a picture', 'images/empty.webp': '' }

describe('the files of an installation', () => {
  beforeEach(async () => {
    for (const [name, content] of Object.entries({ ...FILES, ...PICTURES })) await putFile(name, content)
    await putFile('uploads/going-on', 'half a paper')
  })

  it('move to a store that speaks S3 and back, byte for byte; what goes on being uploaded stays', async () => {
    expect(await move()).toMatchObject({ copied: 14, equal: 0, failed: [], onlyAtTarget: [] })
    expect(contentsOfS3()).toEqual({ ...FILES, ...PICTURES })
    const back = createFolderStore(path.join(place, 'back'))
    await mkdir(path.join(place, 'back'))
    const journal = await openJournal(path.join(place, 'back.jsonl'))
    expect(await move({ from: bucket, to: back, journal })).toMatchObject({ copied: 14, failed: [] })
    for (const [name, content] of Object.entries({ ...FILES, ...PICTURES }))
      expect(await readFile(path.join(place, 'back', name), 'utf8')).toBe(content)
  })

  it('are copied once, and what was added since by the next run', async () => {
    await move()
    await putFile('files/aa/new', 'new')
    await rm(path.join(place, 'media', 'files/00/paper-0'))
    const puts = () => s3.requests.filter((request) => request.startsWith('PUT')).length
    const before = puts()
    expect(await move()).toMatchObject({ copied: 1, equal: 13, onlyAtTarget: ['files/00/paper-0'] })
    expect(puts() - before).toBe(1)
  })

  it('are compared by their content where no journal tells of them', async () => {
    await move()
    required(s3.objects.get('files/01/paper-1')).content = Buffer.from('paper X'.repeat(200)) // of the same length
    const journal = await openJournal(path.join(place, 'another.jsonl'))
    expect(await move({ journal })).toMatchObject({ copied: 1, equal: 13, failed: [] })
    expect(contentsOfS3()).toEqual({ ...FILES, ...PICTURES })
  })

  it('are not taken for moved when they arrive damaged, and the others go on', async () => {
    const damaging: ObjectStore = {
      ...bucket,
      put: async (name, content, facts) => {
        const stored = await bucket.put(name, content, facts)
        if (name.endsWith('paper-3')) required(s3.objects.get(name)).content = Buffer.from('damaged')
        return stored
      },
    }
    const failed = [{ name: 'files/03/paper-3', reason: 'It did not arrive as it was sent' }]
    expect(await move({ to: damaging, isDeletingSource: true })).toMatchObject({ copied: 13, failed })
    expect(s3.objects.has('files/03/paper-3')).toBe(false)
    expect((await folder.head('files/03/paper-3'))?.size).toBe(1400)
    expect(await folder.head('files/04/paper-4')).toBeUndefined()
    expect(await move({ isDeletingSource: true })).toMatchObject({
      copied: 1,
      failed: [],
      deletedAtSource: 1,
    })
  })

  it('are not touched when a store cannot be used', async () => {
    s3.fault('refused')
    await expect(move({ isDeletingSource: true })).rejects.toThrow('the key is not known there')
    expect((await folder.head('files/00/paper-0'))?.size).toBe(1400)
  })

  it('go on where the command was killed', async () => {
    const journal = path.join(place, 'killed.jsonl')
    const start = () =>
      spawn(
        process.execPath,
        ['--import', 'tsx', 'server/moveFiles/cli.ts', '--to', 's3', '--journal', journal, '--json'],
        {
          env: { ...cleanEnvironment(), ...s3.env, MEDIA_DIR: path.join(place, 'media') },
          stdio: ['ignore', 'pipe', 'pipe'],
        },
      )
    const killed = start()
    for await (const line of createInterface(killed.stderr))
      if (Number.parseInt(line, 10) >= 4) killed.kill('SIGKILL') // files are moved side by side: a count may be left out
    if (killed.exitCode === null && killed.signalCode === null) await once(killed, 'exit')
    expect(killed.signalCode).toBe('SIGKILL')
    const arrived = s3.objects.size
    expect(arrived).toBeGreaterThanOrEqual(4)
    expect(arrived).toBeLessThan(14)

    const again = start()
    let report = ''
    again.stdout.on('data', (chunk: Buffer) => (report += chunk.toString()))
    again.stderr.resume()
    expect((await once(again, 'exit'))[0]).toBe(0)
    const { copied, equal } = JSON.parse(report) as { copied: number; equal: number }
    expect([copied + equal, equal >= 4]).toEqual([14, true])
    expect(contentsOfS3()).toEqual({ ...FILES, ...PICTURES })
  })
})
