/** '+919840012345' as people write it: '+91 98400 12345'. Numbers of other countries stay as they are. */
export const formatPhone = (phone: string): string => phone.replace(/^\+91(\d{5})(\d{5})$/, '+91 $1 $2')
