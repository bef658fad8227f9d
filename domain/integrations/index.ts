/** What other programs of the association read with an API key. */
export { INTEGRATION_READS, type IntegrationRead } from './integrationReads'
