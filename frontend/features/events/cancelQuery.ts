/** The name under which the address of an event's page says that its visitor wants to cancel. */
export const CANCEL = 'cancel'
