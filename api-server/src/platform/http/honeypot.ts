/**
 * True for a request whose honeypot is filled: no person sees that field. Ask after all else was checked, and answer as
 * if it had been taken: a robot that is refused tries another way.
 */
export const isRobot = ({ website = '' }: { website?: string | undefined }): boolean => website !== ''
