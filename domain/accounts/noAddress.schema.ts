/** Addresses of people who have none: a name that can never receive mail (RFC 2606). A leaf. */
export const NO_ADDRESS_DOMAIN = '@no-address.invalid'

/** What stands for the address of a person without one: unique, as addresses are. */
export const noAddressOf = (user: string): string => `${user}${NO_ADDRESS_DOMAIN}`

/** Whether an address is one that mail can be sent to. */
export const isAddress = (email: string): boolean => !email.endsWith(NO_ADDRESS_DOMAIN)
