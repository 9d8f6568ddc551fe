import type { QuestionsReply } from 'shared-api/contract'
import { Title } from 'shared-ui'
import { Fold } from '../../components/fold.tsx'
import { Prose } from '../../components/prose.tsx'
import { companyTexts } from '../../texts/company.ts'
import classes from './questions.module.css'

type Props = { questions: QuestionsReply['questions'][string] }

/** Common questions, each unfolding its answer. */
export const Questions = ({ questions }: Props) => (
  <>
    <Title order={2} mb="md">
      {companyTexts().contact.questions}
    </Title>
    <ul className={classes.questions}>
      {questions.map(({ question, answer }) => (
        <li key={question}>
          <Fold label={question}>
            <div className={classes.answer}>
              <Prose html={answer} />
            </div>
          </Fold>
        </li>
      ))}
    </ul>
  </>
)
