/** What the browser offers to choose from as document of an application. */
export const ACCEPTED_DOCUMENTS = 'image/jpeg,image/png,image/webp,application/pdf,.pdf'
