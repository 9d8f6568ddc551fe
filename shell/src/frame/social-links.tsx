import type { Company } from 'shared-api/contract'
import { FacebookIcon, InstagramIcon, WhatsappIcon, YoutubeIcon } from 'shared-ui'
import classes from './social-links.module.css'

const NETWORKS = [
  { key: 'facebook', label: 'Facebook', Icon: FacebookIcon },
  { key: 'instagram', label: 'Instagram', Icon: InstagramIcon },
  { key: 'youtube', label: 'YouTube', Icon: YoutubeIcon },
  { key: 'whatsapp', label: 'WhatsApp', Icon: WhatsappIcon },
] as const

/** The company's social links, where it has any. */
export function SocialLinks({ links }: { links: Company['links'] }) {
  const there = NETWORKS.filter(({ key }) => links[key])
  if (there.length === 0) return null
  return (
    <ul className={classes.list}>
      {there.map(({ key, label, Icon }) => (
        <li key={key}>
          <a href={links[key]} aria-label={label} rel="noopener" target="_blank" className={classes.link}>
            <Icon />
          </a>
        </li>
      ))}
    </ul>
  )
}
