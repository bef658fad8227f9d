import { PassThrough, Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { describe, expect, it } from 'vitest'
import { BackupError, FORMAT, type Manifest } from '../../../../server/backup/format'
import { readArchive } from '../../../../server/backup/readArchive'
import { openSecret, sealSecret } from '../../../../server/backup/sealSecret'
import { writeArchive } from '../../../../server/backup/writeArchive'

const HEADER = { format: FORMAT, product: '1.2.3', madeAt: '2026-11-23T12:00:00.000Z' }
const PAPER = Buffer.from('a paper of the association'.repeat(100))

const makeArchive = async (
  header: typeof HEADER = HEADER,
  name = 'files/files/ab/paper',
): Promise<Buffer> => {
  const output = new PassThrough()
  const bytes = buffer(output)
  const archive = writeArchive(output)
  await archive.addBytes('backup.json', JSON.stringify(header))
  await archive.add(name, PAPER.length, Readable.from([PAPER]))
  const facts: Omit<Manifest, 'entries'> = {
    ...header,
    consistency: 'alone',
    databaseMs: 1,
    hasSecret: false,
    collections: [],
  }
  await archive.finish(facts)
  return bytes
}

const read = (bytes: Buffer, onEntry?: Parameters<typeof readArchive>[2]): Promise<Manifest> =>
  readArchive(Readable.from([bytes], { objectMode: false }), '1.2.3', onEntry)

describe('an archive', () => {
  it('gives back what was put in', async () => {
    const contents: [string, string][] = []
    const manifest = await read(await makeArchive(), async (name, content) => {
      const chunks: Buffer[] = []
      for await (const chunk of content) chunks.push(chunk)
      contents.push([name, Buffer.concat(chunks).toString()])
    })
    expect(contents).toEqual([['files/files/ab/paper', PAPER.toString()]])
    expect(manifest.entries.map(({ name, size }) => [name, size])).toEqual([
      ['backup.json', expect.any(Number)],
      ['files/files/ab/paper', PAPER.length],
    ])
  })

  it('is refused with one byte changed, wherever it is', async () => {
    const whole = await makeArchive()
    const changes = Array.from({ length: 60 }, (_, step) => Math.floor((step * whole.length) / 60))
    for (const place of changes.filter((at) => whole[at] !== 0)) {
      const damaged = Buffer.from(whole)
      damaged[place] = (damaged[place] ?? 0) ^ 1
      await expect(read(damaged), `byte ${place}`).rejects.toThrow(BackupError)
    }
  })

  it('is refused when its end is missing, wherever it was cut', async () => {
    const whole = await makeArchive()
    const contentEnd = whole.lastIndexOf('manifest.json\n')
    for (const length of [0, 100, 512, 1000, 2000, 3000, 4096, contentEnd - 700, contentEnd - 5])
      await expect(read(whole.subarray(0, length)), `${length} bytes`).rejects.toThrow(BackupError)
  })

  it('of a newer version or form is refused before anything of it is used', async () => {
    const used: string[] = []
    const note = async (name: string): Promise<void> => {
      used.push(name)
    }
    await expect(read(await makeArchive({ ...HEADER, product: '1.10.0' }), note)).rejects.toThrow('1.10.0')
    await expect(read(await makeArchive({ ...HEADER, format: FORMAT + 1 }), note)).rejects.toThrow(
      BackupError,
    )
    expect(used).toEqual([])
  })

  it.each(['files/../../outside', 'files//etc/passwd', '/files/x', 'other/x', 'files/a\\b'])(
    'with an entry named %s is refused',
    async (name) => {
      await expect(read(await makeArchive(HEADER, name))).rejects.toThrow(BackupError)
    },
  )

  it('that is none is refused', async () => {
    await expect(read(Buffer.from('just a text'.repeat(200)))).rejects.toThrow(BackupError)
  })
})

describe('the secret', () => {
  it('is opened with its passphrase and no other, and never when it was changed', async () => {
    const sealed = await sealSecret('the-secret-of-this-installation!', 'Nile-crossing-at-Juba')
    expect(sealed).not.toContain('the-secret')
    expect(await openSecret(sealed, 'Nile-crossing-at-Juba')).toBe('the-secret-of-this-installation!')
    await expect(openSecret(sealed, 'nile-crossing-at-Juba')).rejects.toThrow(BackupError)
    const changed = JSON.parse(sealed) as { content: string }
    changed.content = `${changed.content.startsWith('A') ? 'B' : 'A'}${changed.content.slice(1)}`
    await expect(openSecret(JSON.stringify(changed), 'Nile-crossing-at-Juba')).rejects.toThrow(BackupError)
  })

  it('cannot ask for more memory than the product uses', async () => {
    const sealed = JSON.parse(await sealSecret('the-secret', 'Nile-crossing-at-Juba')) as { N: number }
    await expect(openSecret(JSON.stringify({ ...sealed, N: 2 ** 24 }), 'any-passphrase')).rejects.toThrow(
      BackupError,
    )
  })
})
