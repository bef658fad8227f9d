/** Maximum lengths, in characters, and numbers of what the programme of an event holds. */
export const PROGRAMME_LIMITS = {
  sessions: 200,
  title: 200,
  room: 100,
  text: 3000,
  speakers: 10,
  name: 100,
  role: 150,
  about: 1000,
  materials: 10,
  address: 500,
  seats: 100_000,
} as const
