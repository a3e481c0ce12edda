import type { Meta } from '@storybook/react-webpack5';
import { guide } from '../../../test/support/guide';
import { mailControls, mailStory, StoryMail } from '../../../test/support/storyMail';

const meta: Meta<typeof StoryMail> = {
  title: 'Mails/Cuentas',
  component: StoryMail,
  tags: ['autodocs'],
  argTypes: mailControls,
  parameters: guide({
    use: 'A cada persona, por su cuenta: invitarla, recuperar la contraseña y avisar de lo que cambió.',
    avoid: 'Para novedades de un reclamo. Salen siempre, también si la persona no quiere otros mails.',
    access:
      'El texto y el HTML dicen lo mismo; los botones son enlaces con nombre y se leen también sin imágenes y en oscuro. Cada mail tiene un solo botón y la dirección escrita debajo.',
    from: 'src/server/mail/template',
  }),
};
export default meta;

export const Invitación = mailStory(
  'invitation',
  'A quien la empresa le crea una cuenta: a qué tiene acceso y cómo elegir su contraseña.',
);
export const InvitaciónComoTexto = mailStory('invitation', 'El mismo, para los correos que no muestran HTML.', {
  part: 'text',
});
export const CuentaCreada = mailStory('welcome', 'Cuando ya eligió su contraseña.');
export const CuentaReactivada = mailStory('reactivation', 'Si la cuenta estaba desactivada.');
export const RecuperarContraseña = mailStory('recovery', 'A quien la olvidó; vale por poco tiempo.');
export const EmailCambiado = mailStory('emailChanged', 'A la dirección anterior, por si no fue la persona.');
export const ContraseñaCambiada = mailStory('passwordChanged', 'Por si no fue la persona.');
export const DosPasosActivada = mailStory('secondFactorOn', 'Al activar la verificación en dos pasos.');
export const DosPasosQuitada = mailStory('secondFactorOff', 'Al quitarla.');
export const CódigosIncorrectos = mailStory('codesGuessed', 'Si alguien con la contraseña prueba códigos.');
export const Prueba = mailStory('test', 'Al probar el servidor de correo en Configuración.');
