import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { EnvironmentError } from '../../../../platform/env'
import { checkFiles } from '../../../../server/doctor/checks/checkFiles'
import { checkFolders } from '../../../../server/doctor/checks/checkFolders'
import { isAtLeast } from '../../../../server/doctor/checks/checkNode'
import { checkSettings } from '../../../../server/doctor/checks/checkSettings'
import { runCheck } from '../../../../server/doctor/examine'
import type { Check, Finding, Level } from '../../../../server/doctor/finding'
import { readDoctorSettings } from '../../../../server/doctor/readDoctorSettings'
import { startFakeS3 } from '../../../fakes/s3Server'

const SECRET = 'q7Zr2Wm9Xc4Vb8Nn1Lk6Jh3Gf5Ds0Ap!'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'ace-doctor-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const settings = (own: Record<string, string> = {}) =>
  readDoctorSettings({
    DATA_DIR: path.join(folder, 'data'),
    MEDIA_DIR: path.join(folder, 'media'),
    ...own,
  } as unknown as NodeJS.ProcessEnv)

const textsOf = (findings: Finding[], level: Level): string[] =>
  findings.filter((finding) => finding.level === level).map(({ text }) => text)

const server = { DATABASE_URI: 'mongodb://db.example.org/ace', SITE_URL: 'https://www.example.org' }

describe('the settings', () => {
  it('of a server with everything are good, and what is missing is a note', async () => {
    const found = await checkSettings.run(settings({ ...server, PAYLOAD_SECRET: SECRET }))
    expect(textsOf(found, 'wrong')).toEqual([])
    expect(textsOf(found, 'note')).toContain('There is no mail server: mails stay in the outbox')
    expect(found.every(({ level, advice }) => level === 'ok' || advice)).toBe(true)
  })

  it('are wrong with a secret of one letter, an open address, or Stripe without its webhook', async () => {
    const found = await checkSettings.run(
      settings({
        ...server,
        SITE_URL: 'http://www.example.org',
        PAYLOAD_SECRET: 'a'.repeat(40),
        STRIPE_SECRET_KEY: 'sk_test_1',
      }),
    )
    expect(textsOf(found, 'wrong')).toEqual([
      'SITE_URL http://www.example.org is not encrypted: passwords can be read on the way',
      'PAYLOAD_SECRET is easy to guess',
      'Stripe cannot tell of payments',
    ])
  })

  it('that cannot be used at all are told as the server tells them', () => {
    expect(() => settings({ DATABASE_URI: 'mongodb://db.example.org/ace' })).toThrow(EnvironmentError)
  })

  it('of a trial make no secret, and find one that others can read', async () => {
    const trial = settings()
    expect(textsOf(await checkSettings.run(trial), 'note')).toContain('There is no secret yet')
    await mkdir(trial.DATA_DIR)
    const file = path.join(trial.DATA_DIR, 'secret')
    await writeFile(file, SECRET, { mode: 0o644 })
    await chmod(file, 0o644)
    expect(textsOf(await checkSettings.run(trial), 'wrong')).toEqual([`Others can read ${file}`])
    await chmod(file, 0o600)
    expect(textsOf(await checkSettings.run(trial), 'wrong')).toEqual([])
  })
})

describe('the folders', () => {
  it('are told with their room, missing, or as what they are instead', async () => {
    const env = settings()
    await mkdir(env.MEDIA_DIR)
    expect((await checkFolders.run(env)).map(({ level }) => level)).toContain('note') // DATA_DIR is not there
    await writeFile(env.DATA_DIR, '')
    expect(textsOf(await checkFolders.run(env), 'wrong')).toEqual([
      `DATA_DIR ${env.DATA_DIR} is not a folder`,
    ])
    expect((await checkFolders.run(env))[0]?.text).toMatch(/^MEDIA_DIR .* has [\d.]+ GiB of [\d.]+ free$/)
  })
})

describe('the store of files', () => {
  it('is not looked at where files are in a folder', async () => {
    expect(await checkFiles.run(settings())).toEqual([])
  })

  it('is good when it answers, and otherwise told with the reason and without its secret', async () => {
    const s3 = await startFakeS3()
    const found = async (own = {}) => checkFiles.run(settings({ ...s3.env, ...own }))
    expect(textsOf(await found(), 'ok')[0]).toContain(`${s3.url}/${s3.bucket} answers`)
    expect(textsOf(await found(), 'note')[0]).toContain('without encryption')
    const [missing] = textsOf(await found({ S3_BUCKET: 'another' }), 'wrong')
    expect(missing).toContain('there is no such bucket')
    const [refused] = textsOf(await found({ S3_ACCESS_KEY_ID: 'another' }), 'wrong')
    expect(refused).toContain('the key is not known there')
    expect(refused).not.toContain(s3.env.S3_SECRET_ACCESS_KEY)
    await s3.close()
  })
})

describe('a version', () => {
  it.each([
    ['20.19.0', '>=20.19.0', true],
    ['20.20.2', '>=20.19.0', true],
    ['22.0.0', '>=20.19.0', true],
    ['20.9.1', '>=20.19.0', false],
    ['18.20.0', '>=20.19.0', false],
  ])('%s for %s: %s', (version, wanted, isEnough) => {
    expect(isAtLeast(version, wanted)).toBe(isEnough)
  })
})

describe('a check', () => {
  const found = (run: Check['run'], mostMs?: number) => runCheck({ name: 'Moon', run }, settings(), mostMs)

  it('that fails is a finding of its own', async () => {
    const [finding] = await found(() => Promise.reject(new Error('no rocket')))
    expect(finding).toMatchObject({ level: 'wrong', text: 'Moon: no rocket' })
  })

  it('that never ends is given up on', async () => {
    const [finding] = await found(() => new Promise(() => {}), 20)
    expect(finding).toMatchObject({ level: 'wrong', text: expect.stringContaining('Moon: ') as string })
  })
})
