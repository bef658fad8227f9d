import { expect } from '@playwright/test'
import type { Account } from './fixtures'

/** Takes the fees of a grade away, as staff do: its renewals are then confirmed by staff. */
export const removeFees = async (staff: Account, grade: string): Promise<void> => {
  const found = await staff.api.get(`/api/grades?where[grade][equals]=${grade}&depth=0&limit=1`)
  const { docs } = (await found.json()) as { docs: { id: string }[] }
  const answer = await staff.api.patch(`/api/grades/${docs[0]?.id ?? ''}`, { data: { fees: [] } })
  expect(answer.status(), await answer.text()).toBe(200)
}
