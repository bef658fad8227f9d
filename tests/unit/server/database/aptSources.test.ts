import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import {
  parseListFile,
  parseSourcesFile,
  readAptSources,
  sourcesForSuite,
} from '../../../../server/database/embedded/aptSources'

const TRIXIE = { release: 'bookworm', suite: 'trixie', architecture: 'amd64' }

describe('parseListFile', () => {
  it('reads lines with and without options, and no comments', () => {
    const text = [
      '# deb http://old.example/debian bookworm main',
      'deb http://mirror.example/debian bookworm main contrib # own mirror',
      'deb-src http://mirror.example/debian bookworm main',
      'deb [ arch=amd64,arm64 signed-by=/usr/share/keyrings/a.gpg trusted=yes ] https://b.example/debian/ bookworm main',
      '',
    ].join('\n')
    expect(parseListFile(text)).toEqual([
      {
        types: ['deb'],
        uris: ['http://mirror.example/debian'],
        suites: ['bookworm'],
        components: ['main', 'contrib'],
        options: {},
      },
      {
        types: ['deb-src'],
        uris: ['http://mirror.example/debian'],
        suites: ['bookworm'],
        components: ['main'],
        options: {},
      },
      {
        types: ['deb'],
        uris: ['https://b.example/debian/'],
        suites: ['bookworm'],
        components: ['main'],
        options: { arch: 'amd64,arm64', 'signed-by': '/usr/share/keyrings/a.gpg', trusted: 'yes' },
      },
    ])
  })
})

describe('parseSourcesFile', () => {
  it('reads paragraphs, comments inside them and several values', () => {
    const text = [
      'Types: deb deb-src',
      '# a snapshot',
      'URIs: http://a.example/debian http://b.example/debian',
      'Suites: bookworm bookworm-updates',
      'Components: main',
      'Signed-By: /usr/share/keyrings/debian-archive-keyring.gpg',
      '',
      'Types: deb',
      'URIs: http://off.example/debian',
      'Suites: bookworm',
      'Components: main',
      'Enabled: no',
    ].join('\r\n')
    expect(parseSourcesFile(text)).toEqual([
      {
        types: ['deb', 'deb-src'],
        uris: ['http://a.example/debian', 'http://b.example/debian'],
        suites: ['bookworm', 'bookworm-updates'],
        components: ['main'],
        options: { 'signed-by': '/usr/share/keyrings/debian-archive-keyring.gpg' },
      },
    ])
  })

  it('preserves a key that is written into the file', () => {
    const key = [
      'Signed-By:',
      ' -----BEGIN PGP PUBLIC KEY BLOCK-----',
      ' .',
      ' mQINBF==',
      ' -----END PGP PUBLIC KEY BLOCK-----',
    ].join('\n')
    const sources = parseSourcesFile(
      `Types: deb\nURIs: https://a.example/debian\nSuites: bookworm\nComponents: main\n${key}\n`,
    )
    const [written = ''] = sourcesForSuite(sources, TRIXIE)
    expect(parseSourcesFile(written)[0]?.options['signed-by']).toBe(sources[0]?.options['signed-by'])
    expect(written.toLowerCase()).toContain(key.split('\n').slice(1).join('\n').toLowerCase())
  })
})

describe('sourcesForSuite', () => {
  const source = (line: string) => parseListFile(line)

  it('uses mirror, keyring and checks of the machine’s own release', () => {
    const line =
      'deb [signed-by=/k.gpg check-valid-until=no lang=none] http://m.example/debian bookworm main contrib'
    expect(sourcesForSuite(source(line), TRIXIE)).toEqual([
      'Types: deb\nURIs: http://m.example/debian\nSuites: trixie\nComponents: main\nArchitectures: amd64\nTargets: Packages\n' +
        'signed-by: /k.gpg\ncheck-valid-until: no\n',
    ])
  })

  it('recognises the archive by its alias too', () => {
    expect(sourcesForSuite(source('deb http://m.example/debian oldstable main'), TRIXIE)).toHaveLength(1)
  })

  it.each([
    ['security updates', 'deb http://m.example/debian-security bookworm-security main'],
    ['sources only', 'deb-src http://m.example/debian bookworm main'],
    ['a disc', 'deb cdrom:[Debian]/ bookworm main'],
    ['another component', 'deb http://m.example/debian bookworm contrib'],
  ])('leaves out %s', (_what, line) => {
    expect(sourcesForSuite(source(line), TRIXIE)).toEqual([])
  })

  it('prefers the likely mirror to an archive that only looks the same', () => {
    const both = source(
      'deb https://deb.example/node_20.x bookworm main\ndeb http://m.example/debian bookworm main',
    )
    expect(sourcesForSuite(both, TRIXIE).map((text) => /URIs: (.*)/.exec(text)?.[1])).toEqual([
      'http://m.example/debian',
      'https://deb.example/node_20.x',
    ])
  })
})

describe('readAptSources', () => {
  it('reads both formats in all places and ignores disabled files', async () => {
    const dir = await mkdtemp(path.join(os.tmpdir(), 'ace-apt-'))
    try {
      await mkdir(path.join(dir, 'sources.list.d'))
      await writeFile(path.join(dir, 'sources.list'), 'deb http://a.example/debian bookworm main\n')
      await writeFile(path.join(dir, 'sources.list.d/b.list'), 'deb http://b.example/debian bookworm main\n')
      await writeFile(
        path.join(dir, 'sources.list.d/c.sources'),
        'Types: deb\nURIs: http://c.example/debian\nSuites: bookworm\nComponents: main\n',
      )
      await writeFile(
        path.join(dir, 'sources.list.d/d.list.disabled'),
        'deb http://d.example/debian bookworm main\n',
      )
      const found = await readAptSources(dir)
      expect(found.flatMap(({ uris }) => uris)).toEqual([
        'http://a.example/debian',
        'http://b.example/debian',
        'http://c.example/debian',
      ])
      expect(await readAptSources(path.join(dir, 'missing'))).toEqual([])
    } finally {
      await rm(dir, { recursive: true })
    }
  })
})
