CREATE TABLE "work_asked_photo" (
	"work_id" integer NOT NULL,
	"image_id" integer NOT NULL,
	CONSTRAINT "work_asked_photo_work_id_image_id_pk" PRIMARY KEY("work_id","image_id")
);
--> statement-breakpoint
ALTER TABLE "work_asked_photo" ADD CONSTRAINT "work_asked_photo_work_id_work_order_id_fk" FOREIGN KEY ("work_id") REFERENCES "public"."work_order"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_asked_photo" ADD CONSTRAINT "work_asked_photo_image_id_claim_image_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."claim_image"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "work_asked_photo_image_idx" ON "work_asked_photo" USING btree ("image_id");