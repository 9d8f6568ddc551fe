/** Texts as a list. */
export const Bullets = ({ texts }: { texts: string[] }) => (
  <ul>
    {texts.map((text) => (
      <li key={text}>{text}</li>
    ))}
  </ul>
)
