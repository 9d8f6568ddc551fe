/**
 * Whether the honeypot is filled, which no person sees. Check it last, and answer as if the form had been accepted: a
 * refused robot tries another way.
 */
export const isRobot = ({ website = '' }: { website?: string | undefined }): boolean => website !== ''
