import { type Locator, expect } from '@playwright/test'

/** The only field that is wrong has the focus and says why. */
export const expectOnlyError = async (field: Locator, message: string): Promise<void> => {
  await expect(field).toBeFocused()
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await expect(field).toHaveAccessibleDescription(
    new RegExp(`Error: ${message.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`),
  )
}
