import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const foldersIn = (place: string): string[] =>
  readdirSync(place, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort()

const MAP = readFileSync('docs/architecture.md', 'utf8')
const onTheMap = (room: string): boolean => MAP.includes(`\n| \`${room}\` | `)

const rooms = foldersIn('domain')

describe('the rooms', () => {
  it('are the fourteen of the map', () => {
    expect(rooms).toHaveLength(14)
    expect(rooms.filter((room) => !onTheMap(room))).toEqual([])
  })

  it('have the same names in the endpoints, the features and the tests', () => {
    const places = [
      'endpoints',
      'frontend/features',
      'tests/int/domain',
      'tests/int/endpoints',
      'tests/unit/domain',
      'tests/unit/endpoints',
      'tests/unit/frontend/features',
    ]
    // the description of the API, and a rule of every decision
    const ofNoRoom = ['openApi', 'ownMatters']
    const others = places.flatMap((place) =>
      foldersIn(place)
        .filter((name) => !rooms.includes(name) && !ofNoRoom.includes(name))
        .map((name) => `${place}/${name}`),
    )
    expect(others).toEqual([])
  })

  it.each(rooms)('%s says in fifteen lines what it is, with files that exist', (room) => {
    const text = readFileSync(`domain/${room}/README.md`, 'utf8')
    expect(text.trimEnd().split('\n').length).toBeLessThanOrEqual(15)
    const named = [...text.matchAll(/`([^`\n]+)`/g)].map(([, name = '']) => name)
    expect(named.filter((name) => !existsSync(`domain/${room}/${name}`))).toEqual([])
  })
})
