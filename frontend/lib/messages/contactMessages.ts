/** Source: spec.md section 8, "Contact". */
export const contactMessages = {
  sent: "Your message has been sent. We'll get back to you soon.",
  failed: 'Failed to send message. Please try again.',
} as const
